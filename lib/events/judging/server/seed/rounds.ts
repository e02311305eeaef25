import { v5 } from 'uuid';
import type { SeedTime } from '@/lib/events/contest/port';
import type { WrittenCriterion } from '../../contract/round';

/** A round of judging of the demonstration. */
export interface SeedRound {
  id: string;
  contestId: string;
  /** The chair is the first. */
  judges: readonly string[];
  opened: SeedTime;
  deadline: SeedTime;
  /** Undefined for one that is open. */
  closed?: SeedTime;
  /** How many entries each of the judges has scored. */
  scored: readonly number[];
  /** The numbers of the entries that they think most of, the best first. */
  best: readonly number[];
}

const all = 100;
const roundOf = (contestId: string, round: Omit<SeedRound, 'id' | 'contestId'>): SeedRound => ({
  ...{ id: v5(`${contestId} round 1`, v5.URL), contestId },
  ...round,
});

/** The judges of the one that is open are accounts of the demonstration. */
export const seedRounds: readonly SeedRound[] = [
  roundOf('contest-2020', {
    judges: ['person-001', 'person-007', 'person-022', 'person-028'],
    ...{ opened: [62, 10], deadline: [80, 22], closed: [81, 10], scored: [all, all, all, all] },
    best: [5, 1, 13, 8, 10, 7],
  }),
  roundOf('contest-decided', {
    judges: ['person-024', 'person-002', 'person-005', 'person-013'],
    ...{ opened: [37, 10], deadline: [52, 22], closed: [53, 10], scored: [all, all, all, all] },
    best: [1, 7, 9, 8, 4, 5, 2, 11],
  }),
  roundOf('contest-judging', {
    judges: ['person-001', 'person-002', 'person-005', 'person-010'],
    ...{ opened: [31, 10], deadline: [45, 22], scored: [all, 7, 4, 0] },
    best: [3, 17, 8],
  }),
];

const words = [
  {
    ...{ key: 'idea', nameZh: '构思', nameEn: 'Idea', weight: 40 },
    ...{ hintZh: '它问了什么？这个问题值得问吗？', hintEn: 'What does it ask, and is that worth asking?' },
  },
  {
    ...{ key: 'craft', nameZh: '完成度', nameEn: 'Craft', weight: 35 },
    ...{ hintZh: '想法在作品里落到了实处吗？', hintEn: 'Did the idea become a work?' },
  },
  {
    ...{ key: 'light', nameZh: '媒介的使用', nameEn: 'Use of the medium', weight: 25 },
    ...{ hintZh: '换一种媒介还成立吗？', hintEn: 'Would it hold in another medium?' },
  },
];

/** What the entries of a round of the demonstration are scored by. */
export const seedCriteria = (roundId: string): WrittenCriterion[] =>
  words.map(({ key, ...criterion }) => ({ ...criterion, id: v5(`${roundId} ${key}`, v5.URL) }));
