import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { VideoPlayer } from '@/components/works/film/card-player';
import { arrive, fail, moveTo, tellAll } from '@/test/film';
import { HlsStandIn } from '@/test/hls';
import {
  answerPlayback,
  film,
  hls,
  levels,
  openFilm,
  playbackOf,
  player,
  playFilm,
  preparePlayer,
} from '@/test/player';
import { renderIn } from '@/test/render';

jest.mock('hls.js/light', () => jest.requireActual('@/test/hls').hlsModule);

preparePlayer();
afterEach(() => {
  jest.useRealTimers();
});

const broken = '视频暂时无法播放，请稍后再试';
const refused = { type: 'networkError', fatal: false, response: { code: 403 } };
const lost = { type: 'networkError', fatal: true };
const asked = (made: { path: string }[]) => made.filter(({ path }) => path === '/api/video/playback').length;
const press = () => {
  renderIn('zh', <VideoPlayer {...film} />);
  fireEvent.click(screen.getByRole('button'));
};

test('a film that there is none of cannot be played, and is tried again', async () => {
  let answer: Parameters<typeof answerPlayback>[0] = { code: 'NotPlayable' };
  answerPlayback(() => (typeof answer === 'function' ? answer() : answer));
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent(broken);
  expect(player()).toHaveAttribute('data-phase', 'broken');
  answer = { data: playbackOf({ resumeAt: 300 }) };
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(HlsStandIn.opened).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  hls().parse(levels);
  expect(hls().starts).toEqual([300]);
});

test('a server that fails for a moment is asked again', async () => {
  let count = 0;
  const made = answerPlayback(() => {
    count += 1;
    return count < 3 ? { code: 'Unavailable' } : { data: playbackOf() };
  });
  press();
  await waitFor(() => expect(hls().sources).toHaveLength(1));
  expect(asked(made)).toBe(3);
});

test('an address that has expired is renewed under way, and only once', async () => {
  const { made } = await playFilm();
  moveTo(player('video'), 100);
  const later = answerPlayback({
    data: playbackOf({ playlist: '/play/v1/two/master.m3u8', subtitles: [{ language: 'zh', url: '/two/zh.vtt' }] }),
  });
  hls().fail(refused);
  hls().fail(refused);
  await waitFor(() => expect(hls().starts).toEqual([-1, -1]));
  expect([asked(made), asked(later)]).toEqual([1, 1]);
  const piece = '720/00007.ts';
  expect(hls().asks(`http://localhost/play/v1/one/${piece}`)).toBe(`http://localhost/play/v1/two/${piece}`);
  expect(player().querySelector('track')).toHaveAttribute('src', '/two/zh.vtt');
  expect(HlsStandIn.opened).toHaveLength(1);
  expect([player('video').currentTime, player().getAttribute('data-phase')]).toEqual([100, 'playing']);
});

test('an address is renewed before it expires, and nothing is loaded anew for that', async () => {
  jest.useFakeTimers();
  const { made } = await playFilm({ expiresAt: new Date(Date.now() + 3600_000).toISOString() });
  await act(() => jest.advanceTimersByTimeAsync(3600_000 - 121_000));
  expect(asked(made)).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect([asked(made), hls().starts]).toEqual([2, [-1]]);
});

test('a right that was lost ends it, at its place', async () => {
  await playFilm();
  moveTo(player('video'), 100);
  answerPlayback({ code: 'NullPointer' });
  hls().fail(refused);
  expect(await screen.findByRole('alert')).toHaveTextContent(broken);
  expect([hls().isDestroyed, player('video').paused]).toEqual([true, true]);

  answerPlayback({ data: playbackOf() });
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(HlsStandIn.opened).toHaveLength(2));
  hls().parse(levels);
  expect(hls().starts).toEqual([100]);
  arrive(player('video'), 600);
  await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'playing'));
  expect(screen.queryByText(/继续播放/)).toBeNull();
});

test('a lost network is waited for, and the film goes on when it is back', async () => {
  await playFilm();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (let failures = 0; failures < 9; failures += 1) hls().fail(lost);
  tellAll(player('video'), 'waiting');
  expect(screen.getByText('网络断开了，恢复后会接着播放')).toBeVisible();
  expect(hls().starts).toEqual([-1]);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(hls().starts).toEqual([-1, -1]);
  hls().buffer();
  expect(screen.queryByText('网络断开了，恢复后会接着播放')).toBeNull();
});

test('a film that waits does not wait for its next try once the network is back', async () => {
  await playFilm();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(player()).toHaveAttribute('data-phase', 'playing');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(hls().starts).toEqual([-1]);
  tellAll(player('video'), 'waiting');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(hls().starts).toEqual([-1, -1]);
});

test('a network that does not answer is given up after some tries', async () => {
  await openFilm();
  jest.useFakeTimers();
  for (let failures = 0; failures < 5; failures += 1) {
    hls().fail(lost);
    await act(() => jest.advanceTimersByTimeAsync(11_000));
  }
  // The playlist itself was never loaded.
  expect(hls().sources).toHaveLength(5);
  expect(screen.getByRole('alert')).toHaveTextContent(broken);
});

test('a decoder is set up anew twice', async () => {
  await playFilm();
  const damaged = { type: 'mediaError', fatal: true };
  hls().fail({ type: 'mediaError', fatal: false });
  expect(hls().repairs).toBe(0);
  hls().fail(damaged);
  hls().buffer();
  hls().fail(damaged);
  expect(hls().repairs).toBe(2);
  hls().fail(damaged);
  expect(screen.getByRole('alert')).toHaveTextContent(broken);
});

test('a browser that plays no HLS says so', async () => {
  Reflect.deleteProperty(globalThis, 'MediaSource');
  answerPlayback({ data: playbackOf() });
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent(broken);
});

describe('where the browser plays HLS itself', () => {
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, 'MediaSource');
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  });

  test('it gets the playlist, goes on where it was left, and hls.js is not loaded', async () => {
    answerPlayback({ data: playbackOf({ resumeAt: 200 }) });
    press();
    await waitFor(() => expect(player('video')).toHaveAttribute('src', '/play/v1/one/master.m3u8'));
    arrive(player('video'), 600);
    await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'playing'));
    expect(player('video').currentTime).toBe(200);
    expect(screen.queryByRole('button', { name: /画质/ })).toBeNull();
    expect(HlsStandIn.opened).toEqual([]);
  });

  test('an address that has expired is renewed at its place', async () => {
    answerPlayback({ data: playbackOf() });
    press();
    await waitFor(() => expect(player('video')).toHaveAttribute('src'));
    arrive(player('video'), 600);
    moveTo(player('video'), 100);
    answerPlayback({ data: playbackOf({ playlist: '/play/v1/two/master.m3u8' }) });
    fail(player('video'), 4);
    await waitFor(() => expect(player('video')).toHaveAttribute('src', '/play/v1/two/master.m3u8'));
    arrive(player('video'), 600);
    await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'playing'));
    expect(player('video').currentTime).toBe(100);
  });
});
