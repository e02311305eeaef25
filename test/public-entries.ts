import type { TimedContest } from '@/lib/events/contest/client/use-contest-phase';
import type { EntryDetail, EntryItem } from '@/lib/events/entry/contract';

/** An entry in a public list; override what the test needs. */
export function entryItem(change: Partial<EntryItem> = {}): EntryItem {
  return {
    id: 'e1',
    number: 7,
    title: '潮汐灯',
    titleLanguage: 'zh',
    thumb: 'entries/e1/1.jpg',
    categoryId: 'film',
    mode: 'individual',
    teamName: '',
    people: [{ userId: 'lin', nickname: '林一舟', avatar: null, verification: 'individual' }],
    duration: 125,
    result: 'entered',
    ...change,
  };
}

/** An entry on its page. */
export function entryDetail(change: Partial<EntryDetail> = {}): EntryDetail {
  return {
    ...entryItem(),
    contestName: 'new-light',
    contestTitle: '新媒体艺术奖',
    categoryName: '影像',
    intro: '灯在夜里走。',
    introLanguage: 'zh',
    pictures: ['entries/e1/1.jpg', 'entries/e1/2.jpg'],
    workId: 'v1',
    ...change,
  };
}

/** A contest whose works are judged and voted on, far from the close of its vote. */
export function votedContest(change: Partial<TimedContest> = {}): TimedContest {
  return {
    name: 'new-light',
    phase: 'judging',
    votePhase: 'open',
    enrolStartTime: '2026-09-01T10:00:00.000+08:00',
    enrolEndTime: '2026-10-01T10:00:00.000+08:00',
    voteStartTime: '2026-10-02T10:00:00.000+08:00',
    voteEndTime: '2099-12-10T12:00:00.000+08:00',
    ...change,
  };
}

/** The answer of the clock of a contest, by the clock of this machine. */
export const clockNow = (change: object = {}) => ({
  data: { now: new Date().toISOString(), phase: 'judging', votePhase: 'open', ...change },
});

/** The only page of a list. */
export const onlyPage = <Item>(list: Item[]) => ({ list, nextPage: null, hasNextPage: false });

/** What the calls of a path asked for in their queries, in order. */
export const queriesOf = (path: string) =>
  jest
    .mocked(fetch)
    .mock.calls.map(([request]) => new URL((request as Request).url))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => Object.fromEntries(searchParams));
