import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { BroadcastPhase } from '@/lib/live/broadcast/codes';
import type { BroadcastDetail, BroadcastNow } from '@/lib/live/broadcast/contract';
import type { LiveOpening } from '@/lib/live/stream/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import zh from '@/messages/zh/live/stream.json';
import { type Answer, answerCalls } from '@/test/answers';
import { broadcastDetail } from '@/test/broadcast-item';
import { arrive, end, tellAll } from '@/test/film';
import { HlsStandIn } from '@/test/hls';
import { hls, levels, player, preparePlayer } from '@/test/player';
import { renderIn } from '@/test/render';
import { useLiveNow } from './live-now';
import { WatchScreen, type WatchSlots } from './watch-screen';

jest.mock('hls.js/light', () => jest.requireActual('@/test/hls').hlsModule);

preparePlayer();
afterEach(() => {
  jest.useRealTimers();
  act(() => useSessionStore.setState({ peopleMessage: null }));
});

const minute = 60_000;
const start = () => isoInBeijing(Date.now() - 5 * minute);
let now: BroadcastNow;
let opening: LiveOpening;

const Slot = () => <p>{`现在：${useLiveNow().phase}`}</p>;

/** Shows a broadcast that is in this phase, and answers the calls of its page. */
function show(
  phase: BroadcastPhase,
  change: Partial<BroadcastDetail> = {},
  openings: Partial<LiveOpening> = {},
  answers: Record<string, Answer> = {},
  replay: WatchSlots['replay'] = (otherwise) => otherwise,
) {
  const isOnAir = phase === 'live' || phase === 'interrupted';
  const standing = {
    ...{ phase, startTime: start(), minutes: 90, replayId: null },
    ...{ liveTime: isOnAir ? start() : null, endTime: null },
  };
  now = { ...standing, commentCount: 0 };
  opening = {
    ...standing,
    viewing: 'viewing',
    ...{ playlist: isOnAir ? '/play/live/b1/one/master.m3u8' : null, previewUntil: null, needsPayment: false },
    expiresAt: isoInBeijing(Date.now() + 60 * minute),
    ...openings,
  };
  const broadcast = broadcastDetail({ ...standing, ...change });
  const made = answerCalls({
    '/api/live/now': () => ({ data: { ...now, replayId: broadcast.replayId } }),
    '/api/live/stream/open': (): Answer => ({ data: opening }),
    '/api/live/stream/audience': { data: { viewers: 12, peak: 30 } },
    '/api/person/followMarks': { data: [] },
    ...answers,
  });
  const view = renderIn('zh', <WatchScreen broadcast={broadcast} slots={{ talk: <Slot />, ways: null, replay }} />);
  return { made, ...view };
}
const opened = async (count = 1) => {
  await waitFor(() => expect(HlsStandIn.opened).toHaveLength(count));
  hls().parse(levels);
  arrive(player('video'), Number.POSITIVE_INFINITY);
  await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'playing'));
};
const panel = async (title: string) => (await screen.findByText(title)).closest('[role=status]');

describe('before and after', () => {
  test.each<[BroadcastPhase, Partial<BroadcastDetail>, string, string]>([
    ['late', {}, '推迟开始', '主播还没有开播。开播后这里会自动播放。'],
    ['ended', {}, '直播已结束', '主播会公开回放，准备好后可以在这里看。'],
    ['ended', { keepsReplay: false }, '直播已结束', '这场直播没有回放。'],
    ['missed', { priceFen: 990 }, '没有播出', '主播没有在预定的时间开播，已付的费用全额退回。'],
    ['canceled', { cancelReason: '台风' }, '直播已取消', '主播取消了这场直播。\n台风'],
  ])('%s %j says: %s', async (phase, change, title, text) => {
    show(phase, change);
    expect((await panel(title))?.textContent).toContain(text);
    expect(screen.queryByRole('region', { name: '直播播放器' })).toBeNull();
    expect(screen.queryByText(/人在看/)).toBeNull();
  });

  test('one to come counts down', async () => {
    const startTime = isoInBeijing(Date.now() + 65 * minute);
    show('upcoming', { startTime });
    now.startTime = startTime;
    expect(await screen.findByRole('timer')).toHaveTextContent(/^1 小时 [45] 分后开播$/);
    expect(screen.getByText(zh.state.upcoming.text)).toBeVisible();
  });

  test('a replay is played in the place of the picture, and only then', async () => {
    const { unmount } = show('playback', { replayId: 'v1' }, {}, {}, () => <p>回放画面</p>);
    expect(await screen.findByText('回放画面')).toBeVisible();
    expect(screen.queryByText('直播已结束')).toBeNull();
    unmount();
    show('ended', {}, {}, {}, () => <p>回放画面</p>);
    expect(await panel('直播已结束')).toBeVisible();
    expect(screen.queryByText('回放画面')).toBeNull();
  });

  test('a replay that does not play here is led to', async () => {
    show('playback', { replayId: 'v1' });
    expect(await screen.findByRole('link', { name: '观看回放' })).toHaveAttribute('href', '/video/detail/v1');
  });
});

describe('on air', () => {
  test('it plays, says how many watch, and tells the parts of its page what it is', async () => {
    const { made } = show('live');
    await opened();
    expect(await screen.findByText('12 人在看')).toBeVisible();
    expect(screen.getByText('现在：live')).toBeVisible();
    expect(made.filter(({ path }) => path === '/api/live/stream/open')).toEqual([
      { path: '/api/live/stream/open', fields: { id: 'b1' } },
    ]);
    expect(screen.getByRole('heading', { name: '夜航' })).toBeVisible();
  });

  test('while its host is away that is said once nothing is left to play', async () => {
    show('interrupted');
    await opened();
    const note = await panel(zh.state.interrupted.title);
    expect(note).toHaveClass('hidden', 'group-data-[phase=waiting]/player:block');
    tellAll(player('video'), 'waiting');
    await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'waiting'));
  });

  test('its end is said when all was played, before the page has asked', async () => {
    const { made } = show('live');
    await opened();
    const asked = made.filter(({ path }) => path === '/api/live/now').length;
    Object.defineProperty(player('video'), 'duration', { configurable: true, value: 30 });
    end(player('video'));
    expect(await panel('直播已结束')).toBeVisible();
    await waitFor(() => expect(made.filter(({ path }) => path === '/api/live/now').length).toBeGreaterThan(asked));
  });

  test('a page that has not heard of the end asks again', async () => {
    show('live', {}, { playlist: null });
    now.phase = 'ended';
    expect(await panel('直播已结束')).toBeVisible();
  });

  test('one that was taken down is said to be gone, with a way on', async () => {
    const gone = { code: 'NullPointer' };
    show('live', {}, {}, { '/api/live/now': gone, '/api/live/stream/open': gone, '/api/live/stream/audience': gone });
    expect(await panel('这场直播看不到了')).toBeVisible();
    expect(screen.getByRole('link', { name: '看看其他直播' })).toHaveAttribute('href', '/live/list');
  });
});

describe('one that costs', () => {
  const preview = () => ({ needsPayment: true, previewUntil: isoInBeijing(Date.now() + 90_000) });
  const buy = { name: '购买 ¥9.90' };

  test('its preview plays, with what is left of it and the way to pay', async () => {
    show('live', { priceFen: 990 }, preview());
    await opened();
    expect(await screen.findByText(/^试看还剩 01:(29|30)$/)).toBeVisible();
    expect(screen.getByRole('link', buy)).toHaveAttribute('href', '/live/payDetail?id=b1');
  });

  test('by a clock that is wrong nothing is said of the time', async () => {
    show('live', { priceFen: 990 }, { ...preview(), previewUntil: isoInBeijing(Date.now() + 60 * minute) });
    await opened();
    expect(await screen.findByText('正在试看')).toBeVisible();
  });

  test('when the server refuses the path, the preview is over; who has paid elsewhere watches on', async () => {
    const { made } = show('live', { priceFen: 990 }, preview());
    await opened();
    opening = { ...opening, playlist: null };
    hls().fail({ type: 'networkError', fatal: false, response: { code: 403 } });
    expect(await panel('试看结束了')).toBeVisible();
    expect(screen.getByRole('link', buy)).toBeVisible();
    expect(screen.getByRole('button', { name: '已经买过？请登录' })).toBeVisible();
    // The second time it is the same viewing, which counts as one.
    const openings = made.filter(({ path }) => path === '/api/live/stream/open');
    expect(openings.map(({ fields }) => fields)).toEqual([{ id: 'b1' }, { id: 'b1', viewing: 'viewing' }]);
    opening = { ...opening, playlist: '/play/live/b1/two/master.m3u8', needsPayment: false, previewUntil: null };
    fireEvent(document, new Event('visibilitychange'));
    await opened(2);
    expect(screen.queryByRole('link', buy)).toBeNull();
  });

  test('who is logged in is not asked to log in', async () => {
    writeStored('auth_token', 'token');
    writeStored('isLogin', true);
    show('live', { priceFen: 990 }, { ...preview(), playlist: null });
    expect(await panel('试看结束了')).toBeVisible();
    expect(screen.queryByRole('button', { name: '已经买过？请登录' })).toBeNull();
    removeStored('auth_token');
    removeStored('isLogin');
  });
});
