import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { arrive, end, goOnTo, moveTo, refusePlaying, tellAll } from '@/test/film';
import { HlsStandIn } from '@/test/hls';
import { hls, levels, player, preparePlayer } from '@/test/player';
import { renderIn } from '@/test/render';
import { StreamPlayer } from './card-stream-player';

jest.mock('hls.js/light', () => jest.requireActual('@/test/hls').hlsModule);

preparePlayer();
afterEach(() => jest.useRealTimers());

const way = {
  ...{ playlist: '/play/live/b1/one/master.m3u8', qualities: [], subtitles: [] },
  expiresAt: new Date(Date.now() + 12 * 3_600_000).toISOString(),
};

/** Opens a stream whose browser plays it, or allows what it allows. */
async function open(ask = jest.fn(async () => way)) {
  const told = { onPicture: jest.fn(), onEnd: jest.fn() };
  const view = renderIn('zh', <StreamPlayer ask={ask} poster={<p>封面</p>} {...told} />);
  await waitFor(() => expect(HlsStandIn.opened).toHaveLength(1));
  hls().parse(levels);
  arrive(player('video'), Number.POSITIVE_INFINITY);
  return { ask, ...told, ...view };
}
const phase = (name: string) => waitFor(() => expect(player()).toHaveAttribute('data-phase', name));
const hear = () => screen.queryByRole('button', { name: '打开声音' });

test('begins at once, from what happens now, and takes the cover away with the first picture', async () => {
  const { onPicture } = await open();
  await phase('playing');
  expect([hls().sources, hls().starts]).toEqual([['http://localhost/play/live/b1/one/master.m3u8'], [-1]]);
  expect(onPicture).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('封面')).toBeNull();
  expect(screen.getByText('直播中')).toBeVisible();
  expect(screen.queryByRole('slider', { name: '播放进度' })).toBeNull();
  expect(hear()).toBeNull();
});

test('plays without sound where the browser wants a press for it, and says so', async () => {
  const video = HTMLMediaElement.prototype;
  const play = video.play;
  // As browsers do: sound needs a press, a silent picture does not.
  jest.spyOn(video, 'play').mockImplementation(function (this: HTMLMediaElement) {
    refusePlaying(this.muted ? null : 'NotAllowedError');
    return play.call(this);
  });
  await open();
  await phase('playing');
  expect(player('video').muted).toBe(true);
  refusePlaying(null);
  fireEvent.click(hear() as HTMLElement);
  expect(player('video').muted).toBe(false);
  await waitFor(() => expect(hear()).toBeNull());
});

test('waits for a press where the browser wants one for a silent picture too', async () => {
  refusePlaying('NotAllowedError');
  await open();
  await phase('paused');
  refusePlaying(null);
  fireEvent.click(screen.getAllByRole('button', { name: '播放' })[0] as HTMLElement);
  await phase('playing');
});

test('after a pause leads back to what happens now', async () => {
  await open();
  await phase('playing');
  const video = player('video');
  moveTo(video, 20);
  goOnTo(video, 26);
  expect(screen.getByText('直播中')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '暂停' }));
  goOnTo(video, 60);
  fireEvent.click(screen.getByRole('button', { name: '回到直播' }));
  await phase('playing');
  expect(video.currentTime).toBe(55);
  expect(await screen.findByText('直播中')).toBeVisible();
});

test('offers the heights that the stream has, and no speed', async () => {
  await open();
  await phase('playing');
  fireEvent.click(screen.getByRole('button', { name: '画质：自动' }));
  expect(screen.getAllByRole('radio').map((choice) => choice.closest('label')?.textContent)).toEqual([
    ...['自动', '1080p', '720p', '360p'],
  ]);
  fireEvent.click(screen.getByRole('radio', { name: '360p' }));
  expect(hls().currentLevel).toBe(0);
  expect(screen.queryByRole('button', { name: /^速度/ })).toBeNull();
});

test.each([
  ['k', () => expect(player('video').paused).toBe(true)],
  ['m', () => expect(player('video').muted).toBe(true)],
  ['>', () => expect(player('video').playbackRate).toBe(1)],
  ['5', () => expect(player('video').currentTime).toBe(20)],
])('the key %s does what it can', async (key, expectDone) => {
  await open();
  await phase('playing');
  moveTo(player('video'), 20);
  fireEvent.keyDown(document, { key });
  expectDone();
});

test('says its end once, and shows nothing more over it', async () => {
  const { onEnd } = await open();
  await phase('playing');
  Object.defineProperty(player('video'), 'duration', { configurable: true, value: 30 });
  end(player('video'));
  await phase('ended');
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('group', { name: '播放控制' })).toBeNull();
});

test('is opened again by itself when it broke, at another time for each viewer', async () => {
  const { ask } = await open();
  await phase('playing');
  jest.useFakeTimers();
  hls().fail({ type: 'otherError', fatal: true });
  expect(screen.getByRole('alert')).toHaveTextContent('视频暂时无法播放');
  await act(() => jest.advanceTimersByTimeAsync(8000));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('stops with its page', async () => {
  const { unmount } = await open();
  await phase('playing');
  const [video, source] = [player('video'), hls()];
  unmount();
  expect([video.paused, source.isDestroyed]).toEqual([true, true]);
});

test('goes on waiting while nothing comes', async () => {
  await open();
  await phase('playing');
  tellAll(player('video'), 'waiting');
  await phase('waiting');
  expect(screen.getByText('正在加载')).toBeInTheDocument();
});
