import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BroadcastDetail, BroadcastNow } from '@/lib/live/broadcast/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import zhPhases from '@/messages/zh/live/broadcast.json';
import zh from '@/messages/zh/live/broadcast-page.json';
import { answerCalls } from '@/test/answers';
import { broadcastDetail, broadcastItem } from '@/test/broadcast-item';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { BroadcastScreen } from './broadcast-screen';

beforeEach(() => standInForIntersections());
afterEach(() => {
  useSessionStore.setState({ peopleMessage: null });
  jest.restoreAllMocks();
});

const words = zh.standing;
const slots = { remind: <button type="button">提醒我</button>, pay: <a href="/pay">购买</a> };

/** The page as it was made, and what the broadcast is now. */
function show(change: Partial<BroadcastDetail> = {}, now: Partial<BroadcastNow> = {}, language: 'zh' | 'en' = 'zh') {
  const broadcast = broadcastDetail(change);
  const { phase, startTime, minutes, liveTime, endTime, replayId } = broadcast;
  const standing = { phase, startTime, minutes, liveTime, endTime, replayId, commentCount: 7, ...now };
  const calls = answerCalls({ '/api/live/now': { data: standing } });
  const comments = { list: [], nextPage: null, hasNextPage: false };
  const others = [broadcastItem({ id: 'b2', title: '雨声' })];
  const coming = [broadcastItem({ id: 'b3', title: '海浪', nickname: '许砚' })];
  renderIn(language, <BroadcastScreen {...{ broadcast, comments, others, coming, slots }} html={broadcast.body} />);
  return calls;
}
const standing = () => within(screen.getByRole('region', { name: words.label }));

test('tells what it is, whose, when and for how much, and what else there is', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: '夜航' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /光场/ })[0]).toHaveAttribute('href', '/otherPeople?userId=host');
  expect(screen.getByRole('link', { name: '光绘' })).toHaveAttribute('href', '/topicIntroduce?topicId=light');
  const facts = within(screen.getByLabelText(zh.facts.label));
  expect(facts.getByText('2099年10月18日 周日 20:00')).toHaveAttribute('datetime', '2099-10-18T20:00:00.000+08:00');
  expect(facts.getByText('21:30')).toHaveAttribute('datetime', '2099-10-18T21:30:00.000+08:00');
  expect(facts.getByText(zh.facts.free)).toBeVisible();
  expect(await screen.findByRole('link', { name: '讨论 7' })).toHaveAttribute('href', '#comments');
  const others = within(screen.getByRole('region', { name: '光场的其他直播' }));
  expect(others.getByRole('link')).toHaveAttribute('href', '/live/liveDetail?id=b2');
  expect(within(screen.getByRole('region', { name: zh.coming })).getByText('海浪')).toBeVisible();
});

test('counts down to its start by the visitor’s clock, and reminds', () => {
  const left = 2 * 86_400_000 + 3 * 3_600_000 + 1000;
  show({ startTime: new Date(Date.now() + left).toISOString() });
  expect(standing().getByRole('timer')).toHaveTextContent('2 天 3 小时后开播');
  expect(standing().getByRole('button', { name: '提醒我' })).toBeVisible();
});

test('what it is now goes before what it was when its page was made', async () => {
  show({ priceFen: 1990 }, { phase: 'live', liveTime: '2099-10-18T20:01:00.000+08:00' });
  expect(await standing().findByText(words.live.title)).toBeVisible();
  expect(screen.getByText(zhPhases.phase.live)).toBeVisible();
  expect(standing().getByRole('link', { name: words.watch })).toHaveAttribute('href', '/live/livePage?id=b1');
  expect(standing().getByRole('link', { name: '购买' })).toBeVisible();
  expect(standing().queryByRole('button', { name: '提醒我' })).toBeNull();
});

test.each<[string, Partial<BroadcastDetail>, string[], (string | null)[]]>([
  ['late', { phase: 'late' }, [words.late.title, words.late.text], [words.enter, '购买']],
  ['interrupted', { phase: 'interrupted' }, [words.interrupted.title, words.interrupted.text], [words.watch, '购买']],
  ['over, with a replay to come', { phase: 'ended' }, [words.ended.title, words.ended.making], []],
  ['over for good', { phase: 'ended', keepsReplay: false }, [words.ended.title, words.ended.none], []],
  ['to be seen again', { phase: 'playback', replayId: 'v1' }, [words.playback.title], [words.replay]],
  ['never on air', { phase: 'missed' }, [words.missed.title, words.missed.text], []],
  ['never on air, and paid', { phase: 'missed', priceFen: 1990 }, [words.missed.refunded], []],
  [
    'canceled',
    { phase: 'canceled', priceFen: 1990, cancelReason: '停电' },
    [words.canceled.title, words.canceled.refunded, '取消原因：停电'],
    [],
  ],
])('one that is %s says so, and what one can do', (_what, change, said, ways) => {
  show(change);
  for (const text of said) expect(standing().getByText(text)).toBeVisible();
  expect(
    standing()
      .queryAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(ways);
});

test('one that is over says when it was, and is in no calendar', () => {
  const times = { liveTime: '2099-10-18T20:03:00.000+08:00', endTime: '2099-10-18T21:10:00.000+08:00' };
  show({ phase: 'playback', replayId: 'v1', ...times });
  expect(screen.getByText(zh.facts.was)).toBeVisible();
  expect(screen.getByText('21:10')).toBeVisible();
  expect(standing().getByRole('link', { name: words.replay })).toHaveAttribute('href', '/live/livePage?id=b1');
  expect(screen.queryByRole('button', { name: zh.actions.calendar })).toBeNull();
});

test('is saved as a calendar file', async () => {
  URL.createObjectURL = () => 'blob:calendar';
  URL.revokeObjectURL = () => undefined;
  const calls = show();
  await userEvent.click(screen.getByRole('button', { name: zh.actions.calendar }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/live/calendar'));
});

test('times are said in the visitor’s own time too, where it is another', () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  show();
  expect(within(screen.getByLabelText(zh.facts.label)).getByText(/你的时间/)).toBeVisible();
});

test.each([
  ['host', ['/liveManage/b1']],
  ['mo', []],
])('who is %s is led to the desk at %j', (userId, paths) => {
  useSessionStore.setState({ peopleMessage: { userId } });
  show();
  const links = screen.queryAllByRole('link', { name: zh.manage });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths);
});

test('details in the other language are marked, and the reader is told', () => {
  show({}, {}, 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText(/in Chinese only/)).toBeVisible();
});
