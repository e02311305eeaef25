import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readStored, writeStored } from '@/lib/platform/client/storage';
import { moveTo } from '@/test/film';
import { hls, player, playFilm, preparePlayer } from '@/test/player';

jest.mock('hls.js/light', () => jest.requireActual('@/test/hls').hlsModule);

preparePlayer();

const subtitles = [
  { language: 'zh', url: '/play/v1/one/zh.vtt' },
  { language: 'ja', url: '/play/v1/one/ja.vtt' },
] as const;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const onPage = () => (document.activeElement as HTMLElement).blur();
const modes = () => [...player().querySelectorAll('track')].map(({ srclang, track }) => `${srclang} ${track.mode}`);
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('keys', () => {
  test('on the page steer the player', async () => {
    await playFilm();
    const video = player('video');
    onPage();
    press(' ');
    expect(video.paused).toBe(true);
    press('k');
    await waitFor(() => expect(video.paused).toBe(false));
    press('5');
    expect(video.currentTime).toBe(300);
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowLeft');
    expect(video.currentTime).toBe(305);
    press('l');
    press('j');
    press('j');
    expect(video.currentTime).toBe(295);
    expect(said()).toContain('04:55');
    press('0');
    press('j');
    expect(video.currentTime).toBe(0);
    press('m');
    expect([video.muted, ...said()]).toEqual(expect.arrayContaining([true, '已静音']));
    press('m');
    press('>');
    expect([video.muted, video.playbackRate]).toEqual([false, 1.25]);
    expect(said()).toContain('速度：1.25×');
    press('<');
    press('<');
    expect(video.playbackRate).toBe(0.75);
  });

  test('up and down are the volume in the player, and nothing of it on the page', async () => {
    await playFilm();
    onPage();
    expect(press('ArrowDown')).toBe(true);
    expect(player('video').volume).toBe(1);
    screen.getByRole('button', { name: '暂停' }).focus();
    expect(press('ArrowDown')).toBe(false);
    expect(player('video').volume).toBeCloseTo(0.95);
    expect(said()).toContain('音量 95%');
    expect(readStored('playerChoices')).toContain('"volume":0.95');
  });

  test('of who is writing are not for it, nor those with a modifier', async () => {
    await playFilm();
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    expect([press('k'), press(' '), press('5')]).toEqual([true, true, true]);
    onPage();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect([player('video').paused, player('video').currentTime]).toEqual([false, 0]);
    field.remove();
  });

  test('alone do nothing on the page for who has said so', async () => {
    writeStored('singleKeysOff', true);
    await playFilm();
    onPage();
    press('k');
    expect(player('video').paused).toBe(false);
  });

  test('fill the screen', async () => {
    await playFilm();
    const fill = jest.fn(async () => undefined);
    Object.assign(player(), { requestFullscreen: fill });
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
    press('f');
    expect(fill).toHaveBeenCalledTimes(1);
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: undefined });
  });
});

describe('the bars', () => {
  test('of the film goes to where it is set, and by five seconds with the arrows', async () => {
    await playFilm();
    const bar = screen.getByRole('slider', { name: '播放进度' });
    fireEvent.change(bar, { target: { value: '120' } });
    expect(player('video').currentTime).toBe(120);
    fireEvent.keyDown(bar, { key: 'ArrowLeft' });
    expect(player('video').currentTime).toBe(115);
    expect(bar).toHaveAttribute('aria-valuetext', '01:55，共 10:00');
  });

  test('of the film goes nowhere before it is let go', async () => {
    await playFilm();
    const bar = screen.getByRole('slider', { name: '播放进度' });
    fireEvent.pointerDown(bar);
    fireEvent.change(bar, { target: { value: '90' } });
    expect([player('video').currentTime, bar.getAttribute('aria-valuetext')]).toEqual([0, '01:30，共 10:00']);
    fireEvent.pointerUp(bar);
    expect(player('video').currentTime).toBe(90);
  });

  test('of the volume mutes at its end, and sound comes back with some', async () => {
    await playFilm();
    fireEvent.change(screen.getByRole('slider', { name: '音量' }), { target: { value: '0' } });
    expect(player('video').muted).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '取消静音' }));
    expect([player('video').muted, player('video').volume]).toEqual([false, 0.5]);
  });
});

describe('choices', () => {
  test('the quality, kept for the next film', async () => {
    const { unmount } = await playFilm();
    hls().show(1);
    expect(player()).toHaveAttribute('data-quality', '720');
    await userEvent.click(screen.getByRole('button', { name: '画质：自动 · 720p' }));
    const panel = screen.getByRole('group', { name: '画质' });
    expect(within(panel).getAllByRole('radio')).toHaveLength(4);
    expect(within(panel).getByRole('radio', { name: '自动 · 720p' })).toHaveFocus();
    await userEvent.click(within(panel).getByRole('radio', { name: '1080p' }));
    expect(hls().currentLevel).toBe(2);
    expect(screen.queryByRole('group', { name: '画质' })).toBeNull();
    expect(screen.getByRole('button', { name: '画质：1080p' })).toHaveFocus();
    hls().show(2);
    expect(player()).toHaveAttribute('data-quality', '1080');
    unmount();

    await playFilm();
    expect([hls().startLevel, hls().loadLevel]).toEqual([2, 2]);
  });

  test('Escape leaves a panel and gives the focus back', async () => {
    await playFilm();
    await userEvent.click(screen.getByRole('button', { name: '速度：1×' }));
    expect(screen.getByRole('radio', { name: '1×' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: '速度：1×' })).toHaveFocus();
  });

  test('the speed holds when the film has to be loaded anew', async () => {
    await playFilm();
    await userEvent.click(screen.getByRole('button', { name: '速度：1×' }));
    await userEvent.click(screen.getByRole('radio', { name: '1.5×' }));
    expect([player('video').playbackRate, player('video').defaultPlaybackRate]).toEqual([1.5, 1.5]);
    expect(screen.getByRole('button', { name: '速度：1.5×' })).toBeVisible();
  });

  test('the subtitles: those of the page at first, each named in its own language', async () => {
    await playFilm({ subtitles: [...subtitles] });
    expect(modes()).toEqual(['zh showing', 'ja disabled']);
    expect(player().querySelector('track')).toHaveAttribute('src', '/play/v1/one/zh.vtt');
    await userEvent.click(screen.getByRole('button', { name: '字幕：中文' }));
    expect(screen.getByText('日本語')).toHaveAttribute('lang', 'ja');
    await userEvent.click(screen.getByRole('radio', { name: '日本語' }));
    expect(modes()).toEqual(['zh disabled', 'ja showing']);
    press('c');
    expect(modes()).toEqual(['zh disabled', 'ja disabled']);
    expect(said()).toContain('字幕：关闭');
    press('c');
    expect(modes()).toEqual(['zh showing', 'ja disabled']);
  });

  test('what there is none of is not offered', async () => {
    await playFilm({ qualities: [720] }, {}, 'en');
    expect(screen.getByRole('button', { name: 'Speed: 1×' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Subtitles|Quality|Picture|Full|Next/ })).toBeNull();
  });
});

describe('the system', () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const mediaSession = {
    metadata: null as { title: string; artwork: { src: string }[] } | null,
    playbackState: 'none',
    setPositionState: jest.fn(),
    setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
      if (action === 'seekto') throw new TypeError('seekto is not known');
      handlers.set(action, handler);
    },
  };
  const ask = (action: MediaSessionAction) => act(() => handlers.get(action)?.({ action }));

  beforeEach(() => {
    Object.assign(navigator, { mediaSession });
    Object.assign(globalThis, {
      MediaMetadata: class {
        constructor(given: object) {
          Object.assign(this, given);
        }
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaSession');
  });

  test("has the current film's data, and is controlled by its buttons", async () => {
    const { unmount } = await playFilm({}, { next: { id: 'v2', href: '/video/detail/v2', title: '神经花园' } });
    expect(mediaSession.metadata).toMatchObject({
      title: '光的褶皱',
      artwork: [{ src: 'http://localhost/media/works/1.jpg?w=504&h=336&f=jpg' }, { sizes: '1008x672' }],
    });
    expect(handlers.get('nexttrack')).toBeInstanceOf(Function);
    moveTo(player('video'), 60);
    expect(mediaSession.setPositionState).toHaveBeenLastCalledWith({ duration: 600, position: 60, playbackRate: 1 });
    ask('seekforward');
    expect(player('video').currentTime).toBe(70);
    ask('pause');
    expect([player('video').paused, mediaSession.playbackState]).toEqual([true, 'paused']);
    ask('play');
    await waitFor(() => expect(mediaSession.playbackState).toBe('playing'));
    unmount();
    expect([mediaSession.metadata, mediaSession.playbackState, handlers.get('play')]).toEqual([null, 'none', null]);
  });

  test('pauses it when a headset is pulled out', async () => {
    await playFilm();
    act(() => player('video').pause());
    expect(player()).toHaveAttribute('data-phase', 'paused');
  });
});
