import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { readStored, writeStored } from '@/lib/platform/client/storage';
import { takeExpectation } from '@/lib/works/film/client/player/play-on';
import { end, moveTo } from '@/test/film';
import { hls, player, playFilm, preparePlayer } from '@/test/player';

const push = jest.fn();
jest.mock('hls.js/light', () => jest.requireActual('@/test/hls').hlsModule);
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => ({ push }),
}));

preparePlayer();
afterEach(() => {
  jest.useRealTimers();
  push.mockClear();
  takeExpectation();
});

const next = { id: 'v2', href: '/video/detail/v2', title: '神经花园' };

describe('going on where it was left', () => {
  test('a visitor by what this browser keeps, with a way to begin anew', async () => {
    const first = await playFilm();
    moveTo(player('video'), 192.7);
    first.unmount();
    expect(readStored('watchPositions')).toBe('[["v1",192]]');

    await playFilm();
    expect(hls().starts).toEqual([192]);
    expect(screen.getByText('从 03:12 继续播放')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '从头播放' }));
    expect(player('video').currentTime).toBe(0);
    expect(screen.queryByText('从 03:12 继续播放')).toBeNull();
  });

  test('who is logged in by what the server says, and nothing is kept here', async () => {
    writeStored('auth_token', 'token');
    writeStored('isLogin', true);
    const { unmount } = await playFilm({ resumeAt: 300 }, {}, 'en');
    expect(hls().starts).toEqual([300]);
    expect(screen.getByText('Playing from 05:00')).toBeVisible();
    moveTo(player('video'), 320);
    unmount();
    expect(readStored('watchPositions')).toBeNull();
  });

  test('a film that was seen to its end begins at the beginning', async () => {
    await playFilm({ resumeAt: 595 });
    expect(hls().starts).toEqual([-1]);
    expect(screen.queryByRole('button', { name: '从头播放' })).toBeNull();
    moveTo(player('video'), 100);
    expect(readStored('watchPositions')).toBe('[["v1",100]]');
    end(player('video'));
    expect(readStored('watchPositions')).toBeNull();
  });
});

describe('the end', () => {
  test('offers to play again', async () => {
    await playFilm();
    end(player('video'));
    const [, replay] = screen.getAllByRole('button', { name: '重播' });
    fireEvent.click(replay as HTMLElement);
    await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'playing'));
    expect(player('video').currentTime).toBe(0);
  });

  test('goes on to the next work in five seconds', async () => {
    await playFilm({}, { next });
    jest.useFakeTimers();
    end(player('video'));
    expect(screen.getByText('5 秒后播放下一个')).toBeVisible();
    expect(screen.getByRole('link', { name: '立即播放' })).toHaveAttribute('href', '/video/detail/v2');
    for (let second = 0; second < 4; second += 1) act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('1 秒后播放下一个')).toBeVisible();
    expect(push).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1000));
    expect(push).toHaveBeenCalledWith('/video/detail/v2');
  });

  test('stays when it is told to, and goes on when it is pressed', async () => {
    await playFilm({}, { next });
    jest.useFakeTimers();
    end(player('video'));
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    act(() => jest.advanceTimersByTime(9000));
    expect(push).not.toHaveBeenCalled();
    expect(screen.getByText('接着看')).toBeVisible();

    fireEvent.click(screen.getByRole('link', { name: '立即播放' }));
    expect(push).toHaveBeenCalledTimes(1);
  });

  test('who begins to write a comment is not taken away from it', async () => {
    await playFilm({}, { next });
    const comment = document.body.appendChild(document.createElement('textarea'));
    jest.useFakeTimers();
    end(player('video'));
    act(() => comment.focus());
    act(() => jest.advanceTimersByTime(9000));
    expect(push).not.toHaveBeenCalled();
    comment.remove();
  });

  test('the next work is a button of the bar at any time', async () => {
    await playFilm({}, { next });
    fireEvent.click(screen.getByRole('button', { name: '下一个：神经花园' }));
    expect(push).toHaveBeenCalledWith('/video/detail/v2');
  });

  describe('in the own app', () => {
    const openVideo = jest.fn();
    beforeEach(() => {
      jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Linux; Android 15 LightfieldApp/1.0');
      Object.assign(window, { android: { openVideo } });
    });
    afterEach(() => {
      Reflect.deleteProperty(window, 'android');
      openVideo.mockClear();
    });

    test('nothing follows by itself', async () => {
      await playFilm({}, { next });
      jest.useFakeTimers();
      end(player('video'));
      act(() => jest.advanceTimersByTime(9000));
      expect(screen.getByText('接着看')).toBeVisible();
      expect([push.mock.calls, openVideo.mock.calls]).toEqual([[], []]);
    });

    test('the app plays the next work, and this one rests', async () => {
      await playFilm({}, { next });
      fireEvent.click(screen.getByRole('button', { name: '下一个：神经花园' }));
      expect(openVideo).toHaveBeenCalledWith('v2');
      expect(push).not.toHaveBeenCalled();
      expect(player('video').paused).toBe(true);
    });
  });
});

describe('away from the work', () => {
  const page = { href: '/video/detail/v1', lang: 'zh-CN' };

  test('the title leads to its page, in a tab of its own', async () => {
    await playFilm({}, { page, fills: true }, 'en');
    const link = screen.getByRole('link', { name: '光的褶皱' });
    expect(link).toHaveAttribute('href', '/en/video/detail/v1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('lang', 'zh-CN');
    expect(player()).not.toHaveAttribute('style');
  });

  test('the end leads there too, and offers to play again', async () => {
    await playFilm({}, { page });
    expect(screen.queryByRole('link', { name: '在光场观看' })).toBeNull();
    end(player('video'));
    const link = screen.getByRole('link', { name: '在光场观看' });
    expect(link).toHaveAttribute('href', '/video/detail/v1');
    expect(link).toHaveAttribute('target', '_blank');
    // One in the bar, one beside the link, and no other below them.
    const [, replay, ...others] = screen.getAllByRole('button', { name: '重播' }).reverse();
    expect(others).toEqual([]);
    fireEvent.click(replay as HTMLElement);
    await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'playing'));
    expect(player('video').currentTime).toBe(0);
    expect(screen.queryByRole('link', { name: '在光场观看' })).toBeNull();
  });
});
