import { reviewCode } from '@/lib/events/activity/codes';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ContestTable } from './tables';

/** What the verbs of a contest decide by, of its activity too. Times in ms. */
export type ContestFacts = Awaited<ReturnType<ReturnType<typeof contests>['executeTakeFirstOrThrow']>>;

/** Contests with what is known of their activities. */
export function contests(db: Reader) {
  return db
    .selectFrom('contest')
    .innerJoin('activity', 'activity.id', 'contest.activity_id')
    .select(['contest.activity_id as id', 'contest.name', 'contest.published_at', 'contest.is_listed'])
    .select(['contest.is_blind', 'contest.works_at', 'contest.vote_start_at', 'contest.vote_end_at'])
    .select(['contest.results_at', 'contest.shortlisted_at', 'contest.decided_at', 'contest.terms_version'])
    .select(['contest.revision', 'activity.enrol_start_at', 'activity.enrol_end_at', 'activity.hold_end_at'])
    .select(['activity.organiser_id', 'activity.title_zh', 'activity.title_en', 'activity.cover'])
    .select(['activity.review_state', 'activity.canceled_at']);
}

/** A public contest by its name: published, its activity public; canceled ones too. Throws NullPointer. */
export function findPublicContest(db: Reader, name: string): Promise<ContestFacts> {
  return publicContests(db)
    .where('contest.name', '=', name)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** Whether a contest of this name is public. */
export async function isPublicContest(db: Reader, name: string): Promise<boolean> {
  return (await publicContests(db).where('contest.name', '=', name).executeTakeFirst()) !== undefined;
}

/** Those that anybody can see. */
export const publicContests = (db: Reader) =>
  contests(db).where('contest.published_at', 'is not', null).where('activity.review_state', '=', reviewCode.verified);

/**
 * Locks the row of a contest for the rest of the transaction: what entrants rely on (fees, terms, times) changes before or after,
 * not meanwhile. Throws NullPointer.
 */
export async function holdContest(tx: Tx, id: string): Promise<ContestFacts> {
  await lockContest(tx, id);
  return contests(tx)
    .where('contest.activity_id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** Locks the row of a contest and returns it; undefined for none. */
export function lockContest(tx: Tx, id: string) {
  return (
    tx
      .updateTable('contest')
      // A write that changes nothing, because that locks the row on both engines.
      .set((row) => ({ revision: row.ref('revision') }))
      .where('activity_id', '=', id)
      .returningAll()
      .executeTakeFirst()
  );
}

/** The times that decide its phase (`rules/contest-phase.ts`). */
export const contestTimes = (contest: ContestFacts) => ({
  enrolStartAt: contest.enrol_start_at,
  enrolEndAt: contest.enrol_end_at,
  decidedAt: contest.decided_at,
  isCanceled: contest.canceled_at !== null,
});

/** The times of its vote (`rules/vote-phase.ts`). */
export const voteTimes = ({ vote_start_at, vote_end_at }: Pick<ContestTable, 'vote_start_at' | 'vote_end_at'>) => ({
  startAt: vote_start_at,
  endAt: vote_end_at,
});
