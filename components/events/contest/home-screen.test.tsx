import { screen, within } from '@testing-library/react';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import zh from '@/messages/zh/events/contest-home.json';
import { answerCalls } from '@/test/answers';
import { contestDetail } from '@/test/contest-item';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { HomeScreen } from './home-screen';

beforeEach(() => standInForIntersections());
afterEach(() => useSessionStore.setState({ peopleMessage: null }));

const now = '2099-10-10T10:00:00.000+08:00';

function show(change: Partial<ContestDetail> = {}, language: 'zh' | 'en' = 'zh') {
  const contest = contestDetail(change);
  answerCalls({
    '/api/contest/clock': { data: { now, phase: contest.phase, votePhase: contest.votePhase } },
    '/api/activity/counts': { data: { commentCount: 7 } },
  });
  const comments = { list: [], nextPage: null, hasNextPage: false };
  return renderIn(language, <HomeScreen {...{ contest, comments, html: contest.body, commentCount: 5 }} />);
}
const region = (name: string) => within(screen.getByRole('region', { name }));

test('tells what it is, whose it is, where it is in its dates, and where its terms are', async () => {
  show({ termsVersion: 3, isBlind: true });
  expect(screen.getByText('把光送来。')).toBeVisible();
  const steps = region(zh.timeline.title);
  expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent(zh.timeline.steps.entries);
  expect(region(zh.rules.title).getByText(zh.rules.blind)).toBeVisible();
  expect(screen.getByRole('link', { name: '参赛条款（第 3 版）' })).toHaveAttribute('href', '/match/light/terms');
  expect(screen.getByRole('region', { name: zh.about.organiser })).toHaveTextContent('光的公司');
  expect(await screen.findByRole('link', { name: '讨论 7' })).toHaveAttribute('href', '#comments');
});

test('a category says how it is entered and what it costs by date; what it costs now is marked', async () => {
  const fees = [
    { untilTime: '2099-10-08T18:00:00.000+08:00', feeFen: 0 },
    { untilTime: '2099-10-20T18:00:00.000+08:00', feeFen: 8000 },
    { untilTime: null, feeFen: 12_050 },
  ];
  const sound = { id: 'sound', name: { text: '声音', language: 'zh' as const }, modes: ['team' as const], fees };
  show({ categories: [...contestDetail().categories, sound] });
  const list = region(zh.categories.title);
  expect(list.getByText(zh.categories.both)).toBeVisible();
  expect(list.getByText(zh.categories.team)).toBeVisible();
  const marked = await list.findByText(zh.categories.now);
  expect(marked.closest('li')).toHaveTextContent('¥80');
  expect(list.getByText(zh.categories.later).closest('li')).toHaveTextContent('¥120.50');
});

test('after the close no fee is that of now', async () => {
  const fees = [
    { untilTime: '2099-10-20T18:00:00.000+08:00', feeFen: 1 },
    { untilTime: null, feeFen: 2 },
  ];
  show({ enrolEndTime: '2099-10-09T18:00:00.000+08:00', categories: [{ ...category, fees }] });
  expect(await screen.findByText(zh.now.judging)).toBeVisible();
  expect(region(zh.categories.title).queryByText(zh.categories.now)).toBeNull();
});
const [category = {} as never] = contestDetail().categories;

test('a canceled one says so and why, and has no dates to come', () => {
  show({ phase: 'canceled', cancelReason: '场地漏水' });
  expect(screen.getByRole('note')).toHaveTextContent('取消原因：场地漏水');
  expect(screen.queryByRole('region', { name: zh.timeline.title })).toBeNull();
  expect(screen.queryByRole('link', { name: zh.now.links.enter })).toBeNull();
});

test('what was changed since it was published is said, the last of it first', () => {
  const at = (day: number) => `2099-10-0${day}T10:00:00.000+08:00`;
  const changes = (['fees', 'close', 'terms', 'vote'] as const).map((change, place) => ({ at: at(9 - place), change }));
  show({ changes });
  const list = region(zh.changes.title);
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(list.getByText(zh.changes.names.fees).closest('li')).toHaveTextContent('2099-10-09 10:00');
  expect(list.getByRole('link', { name: zh.changes.all })).toHaveAttribute('href', '/match/light/integrity');
});

test('only its organiser is led to its desk', () => {
  const { unmount } = show();
  expect(screen.queryByRole('link', { name: zh.actions.manage })).toBeNull();
  unmount();
  useSessionStore.setState({ peopleMessage: { userId: 'org' } });
  show();
  expect(screen.getByRole('link', { name: zh.actions.manage })).toHaveAttribute('href', '/activityManage/c1/contest');
});

test('an announcement in the other language is marked, and the reader is told', () => {
  const { container } = show({}, 'en');
  expect(container.querySelector('div[lang=zh-CN]')).toHaveTextContent('把光送来。');
  expect(screen.getByText(/in Chinese only/)).toBeVisible();
});
