import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityPhotos } from '@/lib/events/activity/contract';
import en from '@/messages/en/events/activity-lists.json';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { WallScreen } from './wall-screen';

standInForDialogs();
beforeEach(() => standInForIntersections());

const activity: ActivityPhotos = {
  id: 'a1',
  contestName: null,
  title: '光艺术节',
  titleLanguage: 'zh',
  nickname: '光场',
  verification: 'company',
  city: 'Shanghai',
  holdEndTime: '2026-10-18T17:30:00.000+08:00',
  photos: ['activities/a1/1.jpg', 'activities/a1/2.jpg'],
};

test('past activities with their photos, which open in a row of their own', async () => {
  const other = { ...activity, id: 'a2', title: '声音之夜', photos: ['activities/a2/1.jpg'] };
  renderIn('en', <WallScreen first={{ list: [activity, other], nextPage: null, hasNextPage: false }} />);
  const first = within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(first.getByRole('link', { name: '光艺术节' })).toHaveAttribute('href', '/en/ActivityDetail/a1');
  expect(first.getByText('2026-10-18').tagName).toBe('TIME');
  expect(first.getByText('2 photos')).toBeVisible();
  await userEvent.click(first.getAllByRole('button')[1] as HTMLElement);
  const viewer = await screen.findByRole('dialog');
  expect(within(viewer).getByRole('status')).toHaveTextContent('2 / 2');
});

test('without photos it leads to the activities', () => {
  renderIn('en', <WallScreen first={{ list: [], nextPage: null, hasNextPage: false }} />);
  expect(screen.getByRole('link', { name: en.wall.activities })).toHaveAttribute('href', '/en/activity');
});
