import { fireEvent, screen } from '@testing-library/react';
import { answerPlayback, film, playbackOf, preparePlayer } from '@/test/player';
import { renderIn } from '@/test/render';
import { VideoPlayer } from '../card-player';

jest.mock('hls.js/light', () => {
  throw new Error('Failed to load chunk');
});

preparePlayer();

test('a film for which a part of the program is missing says that, not that the film cannot be played', async () => {
  answerPlayback({ data: playbackOf() });
  renderIn('zh', <VideoPlayer {...film} />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent('加载模块 hls 失败（加载出错）');
});
