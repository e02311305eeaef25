import { fireEvent, screen } from '@testing-library/react';
import { film, player, preparePlayer } from '@/test/player';
import { renderIn } from '@/test/render';
import { VideoPlayer } from '../card-player';

jest.mock('./live-player', () => {
  throw new Error('offline');
});

preparePlayer();

test('a player that cannot be loaded says so, and may be tried again', async () => {
  renderIn('en', <VideoPlayer {...film} />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading chunk player failed (error)');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(player('video').paused).toBe(true);
});
