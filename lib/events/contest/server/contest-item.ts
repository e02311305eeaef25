import { shownNickname } from '@/lib/people/person/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { ContestItem } from '../contract';
import { contestPhaseAt } from '../rules/contest-phase';
import { type Fee, feeRange } from '../rules/fees';
import { votePhaseAt } from '../rules/vote-phase';
import { type ContestFacts, contests, contestTimes, voteTimes } from './find-contest';

/** Contests with their organisers; `toContestItem` shows a row. */
export function contestsWithNames(db: Reader) {
  return contests(db)
    .innerJoin('person', 'person.id', 'activity.organiser_id')
    .select(['person.nickname', 'person.verification']);
}

type ContestItemRow = Awaited<ReturnType<ReturnType<typeof contestsWithNames>['execute']>>[number];

/** The fees of each category of these contests, by contest. */
export async function findFees(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Fee[][]>> {
  const fees = new Map<string, Fee[][]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return fees;
  const rows = await db
    .selectFrom('contest_category')
    .select(['activity_id', 'fees'])
    .where('activity_id', 'in', ids)
    .execute();
  for (const row of rows) fees.get(row.activity_id)?.push(JSON.parse(row.fees));
  return fees;
}

interface Showing {
  fees: readonly (readonly Fee[])[];
  language: Language;
  /** In ms. */
  now: number;
}

/** A published contest as a list item. */
export function toContestItem(row: ContestItemRow, showing: Showing): ContestItem {
  const { nickname, verification } = row;
  return { ...toShownContest(row, showing), nickname: shownNickname(nickname, showing.language), verification };
}

/** What lists and the page of a published contest say of it alike. */
export function toShownContest(row: ContestFacts, { fees, language, now }: Showing) {
  const title = translate(row.title_zh, row.title_en, language);
  const { from: feeFrom, to: feeTo } = feeRange(fees);
  return {
    ...{ id: row.id, name: row.name ?? '', thumb: row.cover, title: title.text, titleLanguage: title.language },
    ...{ phase: contestPhaseAt(contestTimes(row), now), votePhase: votePhaseAt(voteTimes(row), now) },
    ...{ enrolStartTime: isoInBeijing(row.enrol_start_at), enrolEndTime: isoInBeijing(row.enrol_end_at) },
    ...{ voteStartTime: toTime(row.vote_start_at), voteEndTime: toTime(row.vote_end_at) },
    ...{ resultsTime: toTime(row.results_at), decidedTime: toTime(row.decided_at), feeFrom, feeTo },
  };
}

/** What decides which parts of a contest are shown (`rules/shown-parts.ts`). */
export const partFacts = ({ works_at, shortlisted_at, decided_at }: ContestFacts, hasPage: boolean) => ({
  ...{ hasPage, worksAt: works_at, shortlistedAt: shortlisted_at, decidedAt: decided_at },
});

/** Null for a time that is not said, or has not come. */
export const toTime = (ms: number | null) => (ms === null ? null : isoInBeijing(ms));
