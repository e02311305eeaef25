import type { ContestPhase, VotePhase } from '@/lib/events/contest/codes';
import { contestDetail, voteTimes } from '@/test/contest-item';
import { timelineOf } from './timeline';

const resultsTime = '2099-12-01T10:00:00.000+08:00';
const shown = (contest: Parameters<typeof contestDetail>[0], phase: ContestPhase, votePhase: VotePhase = 'none') =>
  timelineOf(contestDetail(contest), phase, votePhase).map(({ name, state }) => `${name} ${state}`);

test.each<[ContestPhase, string[]]>([
  ['announced', ['entries next', 'judging next', 'results next']],
  ['open', ['entries now', 'judging next', 'results next']],
  ['judging', ['entries done', 'judging now', 'results next']],
])('one that is %s is there', (phase, steps) => {
  expect(shown({ resultsTime }, phase)).toEqual(steps);
});

test('its vote stands where it begins, and its works where they are shown', () => {
  const worksTime = '2099-10-20T10:00:00.000+08:00';
  const contest = { ...voteTimes, worksTime, parts: ['works' as const] };
  expect(shown(contest, 'judging', 'frozen')).toEqual([
    'entries done',
    'works done',
    'judging now',
    'vote now',
    'results next',
  ]);
  expect(shown({ ...contest, parts: [] }, 'open', 'coming')).toEqual([
    'entries now',
    'works next',
    'judging next',
    'vote next',
    'results next',
  ]);
});

test('what was published has its own time, and results that were not announced have none', () => {
  const [shortlistedTime, decidedTime] = ['2099-11-05T10:00:00.000+08:00', '2099-12-02T10:00:00.000+08:00'];
  const steps = timelineOf(contestDetail({ shortlistedTime, decidedTime, resultsTime }), 'decided', 'none');
  expect(steps.slice(2)).toEqual([
    { name: 'shortlist', state: 'done', from: shortlistedTime, to: null },
    { name: 'results', state: 'done', from: decidedTime, to: null },
  ]);
  expect(timelineOf(contestDetail(), 'open', 'none').at(-1)).toEqual({
    ...{ name: 'results', state: 'next', from: null, to: null },
  });
});
