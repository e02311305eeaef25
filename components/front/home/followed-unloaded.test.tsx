import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/test/render';
import { Subscription } from './subscription';

let mockIsThere = false;
jest.mock('./followed-list', () => {
  if (!mockIsThere) throw new Error('Failed to load chunk');
  return { FollowedList: () => <p>the followed list</p> };
});

test('a list whose part does not load says so in its place, and comes with another try', async () => {
  renderIn('en', <Subscription first={{ list: [], nextPage: null, hasNextPage: false }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Following' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading chunk followed-list failed (error)');
  mockIsThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the followed list')).toBeVisible();
});
