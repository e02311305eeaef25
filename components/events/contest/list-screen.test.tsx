import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContestItem } from '@/lib/events/contest/contract';
import zh from '@/messages/zh/events/contest-list.json';
import { answerCalls } from '@/test/answers';
import { contestItem, voteTimes } from '@/test/contest-item';
import { renderIn } from '@/test/render';
import { CardContest } from './card-contest';
import { ListScreen } from './list-screen';

const page = (list: ContestItem[], nextPage: number | null = null) => ({
  ...{ list, nextPage, hasNextPage: nextPage !== null },
});
const none = page([]);
const group = (name: keyof typeof zh.groups) => within(screen.getByRole('region', { name: zh.groups[name] }));

test('each group has its contests, or says that there are none', () => {
  const made = answerCalls({});
  renderIn('zh', <ListScreen groups={{ open: page([contestItem()]), judging: none, decided: none }} />);
  expect(group('open').getByRole('link', { name: /流动的光/ })).toHaveAttribute('href', '/match/light');
  expect(group('judging').getByText(zh.noneOf.judging)).toBeVisible();
  expect(group('decided').getByText(zh.noneOf.decided)).toBeVisible();
  expect(made).toEqual([]);
});

test('more of a group come when they are asked for; one that moved meanwhile is there once', async () => {
  const second = page([contestItem(), contestItem({ id: 'c2', name: 'night', title: '夜' })]);
  let answer: 'offline' | { data: typeof second } = 'offline';
  answerCalls({ '/api/contest/list': () => answer });
  renderIn('zh', <ListScreen groups={{ open: none, judging: none, decided: page([contestItem()], 2) }} />);
  const more = group('decided').getByRole('button');
  await userEvent.click(more);
  expect(await group('decided').findByRole('alert')).toHaveTextContent(zh.failed);
  answer = { data: second };
  await userEvent.click(more);
  expect(await group('decided').findByRole('heading', { name: '夜' })).toBeVisible();
  expect(group('decided').getAllByRole('listitem')).toHaveLength(2);
  const [request] = jest.mocked(fetch).mock.calls.at(-1) as unknown as [Request];
  expect(new URL(request.url).search).toBe('?group=decided&pageSize=11&pageIndex=2');
  expect(group('decided').queryByRole('button')).toBeNull();
});

test('without any contest there is the way to activities', () => {
  renderIn('zh', <ListScreen groups={{ open: none, judging: none, decided: none }} />);
  expect(screen.getByText(zh.none.title)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.none.activities })).toHaveAttribute('href', '/activity');
});

const resultsTime = '2099-12-01T10:00:00.000+08:00';

test.each<[Partial<ContestItem>, string]>([
  [{ phase: 'announced' }, '2099年10月1日 周四 10:00 开始征集'],
  [{ phase: 'open' }, '征集至 2099年10月31日 周六 18:00'],
  [{ phase: 'judging', votePhase: 'coming', ...voteTimes }, '2099年11月1日 周日 10:00 开始投票'],
  [{ phase: 'judging', votePhase: 'frozen', ...voteTimes }, '投票至 2099年11月10日 周二 12:00'],
  [{ phase: 'judging', votePhase: 'closed', ...voteTimes, resultsTime }, '预计 2099年12月1日 周二 10:00 公布结果'],
  [{ phase: 'judging' }, zh.turns.soon],
  [{ phase: 'decided', decidedTime: resultsTime }, '2099年12月1日 周二 10:00 公布结果'],
])('%j says what comes next', (change, text) => {
  renderIn('zh', <CardContest contest={contestItem(change)} />);
  expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text)).toBeVisible();
});

test.each<[Partial<ContestItem>, string]>([
  [{}, zh.freeEntry],
  [{ feeTo: 8000 }, '参赛费 免费 – ¥80'],
  [{ feeFrom: 8000, feeTo: 8000 }, '参赛费 ¥80'],
])('%j says what entering costs, while it is open', (change, text) => {
  const { unmount } = renderIn('zh', <CardContest contest={contestItem(change)} />);
  expect(screen.getByText(text)).toBeVisible();
  unmount();
  renderIn('zh', <CardContest contest={contestItem({ ...change, phase: 'judging' })} />);
  expect(screen.queryByText(text)).toBeNull();
});
