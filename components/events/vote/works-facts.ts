import type { ContestDetail } from '@/lib/events/contest/contract';
import type { EntryItem } from '@/lib/events/entry/contract';
import type { BoardEntry } from '@/lib/events/vote/contract';
import type { Page } from '@/lib/platform/shared/wire';

/** What the list of works needs of its contest: a cached page carries no more of it. */
export type WorksContest = Pick<
  ContestDetail,
  | 'name'
  | 'phase'
  | 'votePhase'
  | 'enrolStartTime'
  | 'enrolEndTime'
  | 'voteStartTime'
  | 'voteEndTime'
  | 'worksTime'
  | 'isBlind'
  | 'parts'
> & { categories: { id: string; name: string }[] };

/** The first entries of all categories, which are in the HTML, in the order in which the page begins. */
export type FirstWorks = { order: 'number'; page: Page<EntryItem> } | { order: 'votes'; page: Page<BoardEntry> };
