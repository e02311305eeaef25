import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import entry from '@/messages/zh/events/entry.json';
import zh from '@/messages/zh/events/vote.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForIntersections } from '@/test/intersections';
import { clockNow, entryItem, onlyPage, queriesOf, votedContest } from '@/test/public-entries';
import { quiet } from '@/test/quiet';
import { renderIn } from '@/test/render';
import { type FirstWorks, type WorksContest, WorksScreen } from './works-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const categories = [
  { id: 'film', name: '影像' },
  { id: 'sound', name: '声音' },
];
const shown: WorksContest = { ...votedContest(), categories, worksTime: null, isBlind: false, parts: ['works'] };
const entries = [entryItem(), entryItem({ id: 'e2', number: 8, title: '风的回声', categoryId: 'sound' })];
const byNumber: FirstWorks = { order: 'number', page: onlyPage(entries) };

beforeEach(() => standInForIntersections());

async function show(change: Partial<WorksContest> = {}, { first = byNumber, query = '', answers = {} }: Shown = {}) {
  history.replaceState(null, '', `/match/new-light/works${query}`);
  const contest = { ...shown, ...change };
  const calls = answerCalls({
    '/api/contest/clock': clockNow(contest),
    '/api/vote/counts': {
      data: [
        { id: 'e1', count: 12 },
        { id: 'e2', count: 40 },
      ],
    },
    ...answers,
  });
  renderIn('zh', <WorksScreen contest={contest} first={first} />);
  await quiet();
  return calls;
}
interface Shown {
  first?: FirstWorks;
  query?: string;
  answers?: Record<string, Answer | ((fields: Record<string, unknown>) => Answer)>;
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const group = (name: string) => within(screen.getByRole('group', { name }));
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('article') as HTMLElement);

test('entries stand by their numbers with their votes, and each can be voted for', async () => {
  const calls = await show();
  expect(titles()).toEqual(['潮汐灯', '风的回声']);
  expect(card('潮汐灯').getByRole('link')).toHaveAttribute('href', '/match/new-light/works/e1');
  expect(card('潮汐灯').getByText('12 票')).toBeVisible();
  expect(card('风的回声').getByText('40 票')).toBeVisible();
  expect(card('风的回声').getByText('声音')).toBeVisible();
  expect(card('风的回声').getByRole('button', { name: '为“风的回声”投票' })).toBeVisible();
  // All counts by one call, and no list: the first one is in the page.
  expect(calls.map(({ path }) => path)).toEqual(['/api/contest/clock', '/api/vote/counts']);
  expect(queriesOf('/api/vote/counts')).toEqual([{ ids: 'e1,e2' }]);
});

test('a category and the order by votes are asked for, and stand in the address', async () => {
  const board = [{ ...entries[1], count: 40, place: 1 }];
  await show({}, { answers: { '/api/vote/board': { data: onlyPage(board) } } });
  await userEvent.click(group(zh.order.label).getByRole('button', { name: zh.order.votes }));
  await userEvent.click(group(entry.list.categories).getByRole('button', { name: '声音' }));
  expect(await screen.findByText('第 1 名')).toBeInTheDocument();
  expect(titles()).toEqual(['风的回声']);
  const asked = { name: 'new-light', pageSize: '20', pageIndex: '1' };
  expect(queriesOf('/api/vote/board')).toEqual([
    { ...asked, categoryId: '' },
    { ...asked, categoryId: 'sound' },
  ]);
  expect(location.search).toBe('?order=votes&category=sound');
});

test('what the address names is shown, and what it cannot name is not', async () => {
  const list = onlyPage([entries[1]]);
  await show({}, { query: '?category=sound&order=luck', answers: { '/api/entry/list': { data: list } } });
  expect(titles()).toEqual(['风的回声']);
  expect(queriesOf('/api/entry/list')).toMatchObject([{ categoryId: 'sound' }]);
});

test('an empty category leads back to all of them', async () => {
  await show({}, { query: '?category=sound', answers: { '/api/entry/list': { data: onlyPage([]) } } });
  await userEvent.click(screen.getByRole('button', { name: zh.works.none.everything }));
  expect(titles()).toEqual(['潮汐灯', '风的回声']);
  expect(location.search).toBe('');
});

test('once the vote has closed, the places are final and nobody can vote', async () => {
  const page = onlyPage(entries.map((one, index) => ({ ...one, count: 40 - index, place: index + 1 })));
  const closed = { voteEndTime: '2026-11-10T12:00:00.000+08:00', votePhase: 'closed' } as const;
  await show(closed, { first: { order: 'votes', page } });
  expect(card('潮汐灯').getByText('第 1 名')).toBeInTheDocument();
  expect(screen.getByText(/以下为最终票数/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /投票/ })).toBeNull();
});

test('a contest without a vote has neither counts nor an order', async () => {
  const calls = await show({ votePhase: 'none', voteStartTime: null, voteEndTime: null });
  expect(titles()).toHaveLength(2);
  expect(screen.queryByRole('group', { name: zh.order.label })).toBeNull();
  expect(screen.queryByText(/\d 票$/)).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['/api/contest/clock']);
});

test('a blind contest says why nobody is named, until its awards are out', async () => {
  await show({ isBlind: true });
  expect(screen.getByText(entry.list.blind)).toBeVisible();
});

test.each([
  ['2099-12-01T10:00:00.000+08:00', 'judging', '参赛作品将在 2099-12-01 10:00 公开展示。'],
  [null, 'judging', zh.works.none.later],
  [null, 'canceled', zh.works.none.canceled],
] as const)('before works are shown, it is said when (%s, %s)', async (worksTime, phase, words) => {
  const first: FirstWorks = { order: 'number', page: onlyPage([]) };
  await show({ worksTime, phase, parts: [], votePhase: 'none', voteStartTime: null, voteEndTime: null }, { first });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.works.none.home })).toHaveAttribute('href', '/match/new-light');
  expect(screen.queryByRole('group')).toBeNull();
});
