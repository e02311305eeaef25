import type { Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ReviewCode } from '../../codes';
import type { ActivityTable } from '../tables';

export type ActivityRow = Selectable<ActivityTable>;

/** An id and the organiser of an activity. */
export interface OwnActivityId {
  id: string;
  personId: string;
}

/** An activity of its organiser. Throws NullPointer for one that is unknown, or another person's. */
export async function findOwnActivity(db: Reader, { id, personId }: OwnActivityId): Promise<ActivityRow> {
  return db
    .selectFrom('activity')
    .selectAll()
    .where('id', '=', id)
    .where('organiser_id', '=', personId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** Conditions of an activity when it is changed. */
interface Condition extends OwnActivityId {
  /** Any by default. */
  states?: readonly ReviewCode[];
  /** Any by default. */
  revision?: number;
}

/**
 * Changes an activity of the caller by one statement with all its conditions, and returns the row, which is locked until the
 * transaction ends. Throws NullPointer for an activity that is not theirs, Changed for an outdated state or revision.
 */
export async function changeOwnActivity(
  tx: Tx,
  condition: Condition,
  columns: Updateable<ActivityTable>,
): Promise<ActivityRow> {
  const { id, personId, states, revision } = condition;
  const changed = await tx
    .updateTable('activity')
    // At least one column, so that changes of related rows lock the activity too.
    .set((row) => ({ organiser_id: row.ref('organiser_id'), ...columns }))
    .where('id', '=', id)
    .where('organiser_id', '=', personId)
    .$if(states !== undefined, (update) => update.where('review_state', 'in', states ?? []))
    .$if(revision !== undefined, (update) => update.where('revision', '=', revision ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  await findOwnActivity(tx, condition);
  throw new CodedError('Changed');
}

/** Locks the row of an activity of the caller, without a change. Throws NullPointer for one that is not theirs. */
export function holdOwnActivity(tx: Tx, own: OwnActivityId): Promise<ActivityRow> {
  return changeOwnActivity(tx, own, {});
}

/** Whether an activity that was public once is over at `now` (ms), or canceled: only what it says and shows changes then. */
export function isOver({ verified_at, canceled_at, hold_end_at }: ActivityRow, now: number): boolean {
  return verified_at !== null && (canceled_at !== null || hold_end_at <= now);
}
