import type { ContestAwards, ContestIntegrity } from '@/lib/events/award/contract';
import { entryItem } from './public-entries';

const zh = (text: string) => ({ text, language: 'zh' as const });

/** An award that `e1` won; override what the test needs. */
export function contestAward(change: Partial<ContestAwards['list'][number]> = {}): ContestAwards['list'][number] {
  return {
    id: 'gold',
    name: zh('金奖'),
    prize: zh('一盏灯'),
    categoryId: null,
    winners: [{ entry: entryItem({ result: 'awarded' }), citation: zh('光很好。') }],
    ...change,
  };
}

/** All that lets anybody check a decided contest with a vote. */
export function contestIntegrity(change: Partial<ContestIntegrity> = {}): ContestIntegrity {
  const sha256 = { zh: 'a'.repeat(64), en: 'b'.repeat(64) };
  return {
    contest: {
      ...{ id: 'c1', name: 'new-light', address: 'https://site.test/match/new-light', isBlind: true },
      ...{ title: { zh: '新媒体艺术奖', en: '' }, organiser: { id: 'org', name: '光场' } },
    },
    terms: [{ version: 1, madeTime: '2026-08-01T10:00:00.000+08:00', sha256 }],
    phases: {
      enrolStartTime: '2026-09-01T10:00:00.000+08:00',
      enrolEndTime: '2026-10-01T10:00:00.000+08:00',
      worksTime: null,
      voteStartTime: '2026-10-02T10:00:00.000+08:00',
      voteFreezeTime: '2026-10-09T12:00:00.000+08:00',
      voteEndTime: '2026-10-10T12:00:00.000+08:00',
      resultsTime: null,
      shortlistedTime: '2026-10-20T18:00:00.000+08:00',
      decidedTime: '2026-11-01T18:00:00.000+08:00',
    },
    changes: [{ at: '2026-09-20T10:00:00.000+08:00', change: 'close' }],
    entries: {
      ...{ sent: 120, shown: 100 },
      states: [
        { state: 'awarded', count: 3 },
        { state: 'withdrawn', count: 20 },
      ],
      categories: [{ id: 'film', name: { zh: '影像', en: 'Film' }, count: 100 }],
    },
    judging: [
      {
        ...{ position: 0, name: { zh: '终评', en: 'Final' }, judges: 5, judgesPerEntry: 3, entries: 100 },
        criteria: [
          { id: 'idea', name: { zh: '创意', en: 'Idea' }, weight: 60 },
          { id: 'craft', name: { zh: '完成度', en: 'Craft' }, weight: 40 },
        ],
        tieRule: ['idea', 'median', 'chair'],
        ...{ openedTime: '2026-10-03T10:00:00.000+08:00', closedTime: '2026-10-18T10:00:00.000+08:00' },
        ties: [{ numbers: [3, 5], resolvedBy: 'median' }],
      },
    ],
    vote: { cast: 1010, counted: 1000, discarded: [{ reason: 'abuse', count: 10 }], isFrozen: false },
    results: [
      {
        ...{ stage: 'award', version: 1, publishedTime: '2026-11-01T18:00:00.000+08:00' },
        ...{ keyId: '0123456789abcdef', sha256: 'c'.repeat(64), bytes: 4096 },
      },
    ],
    ...change,
  };
}
