import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { messages } from '@/lib/app/messages';
import { readStored } from '@/lib/platform/client/storage';
import type { PlayerHandle } from '@/lib/works/film/client/player/film-parts';
import { expectPlaying, takeExpectation } from '@/lib/works/film/client/player/play-on';
import { answerCalls } from '@/test/answers';
import { arrive, moveTo, refusePlaying } from '@/test/film';
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
import { quiet } from '@/test/quiet';
import { renderIn } from '@/test/render';
import { VideoPlayer } from './card-player';

jest.mock('hls.js/light', () => jest.requireActual('@/test/hls').hlsModule);
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => ({ push: () => undefined }),
  usePathname: () => '/video/detail/v1',
}));

preparePlayer();
afterEach(() => {
  jest.useRealTimers();
  takeExpectation();
});

describe('the poster', () => {
  const onServer = (
    <NextIntlClientProvider locale="en" messages={messages.en} timeZone="Asia/Shanghai">
      <VideoPlayer {...film} />
    </NextIntlClientProvider>
  );

  test('is in the HTML of the server, with the button and the room of the film', () => {
    const html = renderToString(onServer);
    expect(html).toContain('aspect-ratio:1920 / 1080');
    expect(html).toContain('/media/works/1.jpg?w=1008&amp;h=672&amp;f=jpg 1008w');
    expect(html).toContain('aria-label="Play “光的褶皱”"');
    // The host of films serves the subtitles too.
    expect(html).toMatch(/<video[^>]* crossorigin="anonymous"/i);
  });

  test('loads nothing until it is pressed, and keeps its space without a size', () => {
    const made = answerPlayback({ data: playbackOf() });
    renderIn('zh', <VideoPlayer {...film} size={null} />);
    expect(screen.getByRole('button', { name: '播放《光的褶皱》' })).toBeVisible();
    expect(screen.getByText('10:00')).toBeVisible();
    expect(player()).toHaveStyle({ aspectRatio: '16 / 9' });
    expect(player()).toHaveAttribute('data-phase', 'poster');
    expect(made).toEqual([]);
  });

  test.each([
    ['a press', 'opening', false],
    ['a key that only came by', 'poster', true],
  ])('%s before the scripts were there leads to: %s', async (_, phase, isByKey) => {
    answerPlayback({ data: playbackOf() });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(onServer);
    const button = container.querySelector('button') as HTMLElement;
    button.focus();
    jest.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible' && isByKey);
    render(onServer, { container, hydrate: true });
    await quiet();
    expect(player()).toHaveAttribute('data-phase', phase);
  });

  test('begins without a press where it is told to', async () => {
    answerPlayback({ data: playbackOf() });
    renderIn('zh', <VideoPlayer {...film} autoplay />);
    await waitFor(() => expect(hls().sources).toEqual(['http://localhost/play/v1/one/master.m3u8']));
    expect(document.body).toHaveFocus();
  });

  test('begins without a press when the last player went on to it, once', async () => {
    expectPlaying();
    answerPlayback({ data: playbackOf() });
    const { unmount } = renderIn('zh', <VideoPlayer {...film} />);
    await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'opening'));
    unmount();
    renderIn('zh', <VideoPlayer {...film} />);
    expect(screen.getByRole('button', { name: '播放《光的褶皱》' })).toBeVisible();
  });
});

describe('playing', () => {
  test('a press opens the film, hands the focus on and takes the poster away', async () => {
    const { made } = await openFilm();
    expect(made).toEqual([{ path: '/api/video/playback', fields: {} }]);
    expect(await screen.findByRole('button', { name: '暂停' })).toHaveFocus();
    expect(screen.getByText('正在打开视频')).toBeInTheDocument();
    expect(player().querySelector('img')).not.toBeNull();
    hls().parse(levels);
    expect(hls().starts).toEqual([-1]);
    arrive(player('video'), 601);
    await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'playing'));
    expect(player().querySelector('img')).toBeNull();
    moveTo(player('video'), 96.4);
    expect(screen.getByRole('slider', { name: '播放进度' })).toHaveAttribute('aria-valuetext', '01:36，共 10:01');
  });

  test('another way to the film is asked for as its page says, from its beginning, and its viewing is not reported', async () => {
    const made = answerCalls({});
    const { ticket: _ticket, resumeAt: _resumeAt, download: _download, ...way } = playbackOf();
    const ask = jest.fn(async () => way);
    const { unmount } = renderIn('zh', <VideoPlayer {...film} ask={ask} />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(hls().sources).toEqual(['http://localhost/play/v1/one/master.m3u8']));
    hls().parse(levels);
    expect(hls().starts).toEqual([-1]);
    arrive(player('video'), 600);
    for (const second of [1, 20, 40, 60]) moveTo(player('video'), second);
    unmount();
    expect([ask.mock.calls.length, made]).toEqual([1, []]);
  });

  test('pauses and plays by its button and by its picture', async () => {
    await playFilm();
    fireEvent.click(screen.getByRole('button', { name: '暂停' }));
    expect(player('video').paused).toBe(true);
    expect(player()).toHaveAttribute('data-phase', 'paused');
    const [, again] = screen.getAllByRole('button', { name: '播放' });
    fireEvent.click(again as HTMLElement);
    await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'playing'));
    const picture = player().querySelector('[data-picture]') as HTMLElement;
    fireEvent.click(picture);
    expect(player('video').paused).toBe(true);
  });

  test('a finger shows the controls and hides them', async () => {
    await playFilm();
    const picture = player().querySelector('[data-picture]') as HTMLElement;
    const touch = () => {
      fireEvent(picture, Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
      fireEvent.click(picture);
    };
    expect(player()).toHaveAttribute('data-controls');
    touch();
    expect(player()).not.toHaveAttribute('data-controls');
    expect(player('video').paused).toBe(false);
    touch();
    expect(player()).toHaveAttribute('data-controls');
  });

  test('the controls go when nothing is done, and come back with the focus', async () => {
    await playFilm();
    jest.useFakeTimers();
    fireEvent(player(), new Event('pointermove', { bubbles: true }));
    act(() => jest.advanceTimersByTime(2999));
    expect(player()).toHaveAttribute('data-controls');
    act(() => jest.advanceTimersByTime(1));
    expect(player()).not.toHaveAttribute('data-controls');
    act(() => screen.getByRole('slider', { name: '音量' }).focus());
    expect(player()).toHaveAttribute('data-controls');
  });

  test('a browser that wants another press gets one', async () => {
    refusePlaying('NotAllowedError');
    await openFilm();
    hls().parse(levels);
    arrive(player('video'), 600);
    await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'paused'));
    refusePlaying(null);
    fireEvent.click(screen.getAllByRole('button', { name: '播放' })[0] as HTMLElement);
    await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'playing'));
  });

  test('gives way to another film on the page', async () => {
    await playFilm();
    const other = document.createElement('video');
    document.body.append(other);
    await act(() => other.play());
    expect(player('video').paused).toBe(true);
    other.remove();
  });

  test('stops when the page is left', async () => {
    const { unmount } = await playFilm();
    const [video, source] = [player('video'), hls()];
    unmount();
    expect([video.paused, source.isDestroyed, readStored('watchPositions')]).toEqual([true, true, null]);
  });
});

describe('a page with chapters', () => {
  const chapters = [
    { title: '开场', seconds: 0 },
    { title: '问答', seconds: 240 },
  ];
  const seek = () => screen.getByRole('slider', { name: '播放进度' });

  test('hears the time by seconds, and the bar says the chapter', async () => {
    const onSecond = jest.fn();
    await playFilm({}, { chapters, onSecond });
    for (const time of [10.1, 10.4, 11, 250]) moveTo(player('video'), time);
    expect(onSecond.mock.calls.flat()).toEqual([0, 10, 11, 250]);
    expect(seek()).toHaveAttribute('aria-valuetext', '04:10，共 10:00，问答');
  });

  test('plays from a position before play was pressed, not from where its person was, and while it plays', async () => {
    answerPlayback({ data: playbackOf({ resumeAt: 100 }) });
    const handle = createRef<PlayerHandle>();
    renderIn('zh', <VideoPlayer {...film} ref={handle} />);
    act(() => handle.current?.playFrom(240));
    await waitFor(() => expect(hls().sources).toHaveLength(1));
    hls().parse(levels);
    arrive(player('video'), 600);
    await waitFor(() => expect(player('video').currentTime).toBe(240));
    expect(screen.queryByText(/继续播放/)).toBeNull();
    act(() => handle.current?.playFrom(0));
    expect(player('video').currentTime).toBe(0);
    expect(player('video').paused).toBe(false);
  });
});
