import type { Selectable, Updateable } from 'kysely';
import { reviewCode } from '@/lib/events/activity/codes';
import { type ContestFacts, contestPhaseAt, contests, contestTimes } from '@/lib/events/contest/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { editable } from '../../rules/transitions';
import type { ContestEntryTable } from '../tables';

export type EntryRow = Selectable<ContestEntryTable>;

/** An id and the entrant of an entry. */
export interface OwnEntryId {
  id: string;
  personId: string;
}

/** An entry of its entrant. Throws NullPointer for one that is unknown, or another person's. */
export async function findOwnEntry(db: Reader, { id, personId }: OwnEntryId): Promise<EntryRow> {
  return db
    .selectFrom('contest_entry')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** Changes an entry, whose row is locked until the transaction ends; undefined for an unknown one. */
export function changeEntry(tx: Tx, id: string, columns: Updateable<ContestEntryTable>): Promise<EntryRow | undefined> {
  return (
    tx
      .updateTable('contest_entry')
      // At least one column, so that it locks the row where nothing is to be changed yet.
      .set((row) => ({ person_id: row.ref('person_id'), ...columns }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
  );
}

/** Locks the row of an entry of the caller. Throws NullPointer for one that is not theirs. */
export async function holdOwnEntry(tx: Tx, { id, personId }: OwnEntryId): Promise<EntryRow> {
  const row = await changeEntry(tx, id, {});
  if (row?.person_id !== personId) throw new CodedError('NullPointer');
  return row;
}

/**
 * Locks the row of an entry that may be changed now, by its entrant or by its team. Throws NullPointer for one that is unknown,
 * EventCanceled, and EntryClosed where works are not taken any more, and for one that is sent.
 */
export async function holdOpenEntry(tx: Tx, id: string, arrivedAt: number): Promise<EntryRow> {
  const row = await changeEntry(tx, id, {});
  if (!row) throw new CodedError('NullPointer');
  requireOpen(await findContestOf(tx, row), arrivedAt);
  if (!editable.includes(row.state)) throw new CodedError('EntryClosed');
  return row;
}

/** The same for its entrant alone. */
export async function holdOwnOpenEntry(tx: Tx, { id, personId }: OwnEntryId, arrivedAt: number): Promise<EntryRow> {
  await findOwnEntry(tx, { id, personId });
  return holdOpenEntry(tx, id, arrivedAt);
}

/** The contest of an entry. */
export function findContestOf(db: Reader, { activity_id }: Pick<EntryRow, 'activity_id'>): Promise<ContestFacts> {
  return contests(db).where('contest.activity_id', '=', activity_id).executeTakeFirstOrThrow();
}

/** Whether a contest is over before its time: canceled, or taken down. */
const isStopped = ({ canceled_at, review_state }: Pick<ContestFacts, 'canceled_at' | 'review_state'>): boolean =>
  canceled_at !== null || review_state !== reviewCode.verified;

/** Whether a contest takes works of a call that arrived `at` (ms). */
export function isOpen(contest: ContestFacts, at: number): boolean {
  return !isStopped(contest) && contestPhaseAt(contestTimes(contest), at) === 'open';
}

/** Throws EventCanceled, or EntryClosed where a contest does not take works (any more) `at` (ms). */
export function requireOpen(contest: ContestFacts, at: number): void {
  if (isStopped(contest)) throw new CodedError('EventCanceled');
  if (!isOpen(contest, at)) throw new CodedError('EntryClosed');
}
