import type { Updateable } from 'kysely';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { BroadcastCode } from '../../codes';
import type { BroadcastRow } from '../find-broadcast';
import type { LiveBroadcastTable } from '../tables';

/** An id and the host of a broadcast. */
export interface OwnBroadcastId {
  id: string;
  personId: string;
}

/** A broadcast of its host. Throws NullPointer for one that is unknown, or another person's. */
export async function findOwnBroadcast(db: Reader, { id, personId }: OwnBroadcastId): Promise<BroadcastRow> {
  return db
    .selectFrom('live_broadcast')
    .selectAll()
    .where('id', '=', id)
    .where('host_id', '=', personId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** Conditions of a broadcast when it is changed. */
interface Condition extends OwnBroadcastId {
  /** Any by default. */
  states?: readonly BroadcastCode[];
  /** Any by default. */
  revision?: number;
  /** It was not on air, and is not noted as missed; either by default. */
  isBeforeStream?: true;
}

/**
 * Changes a broadcast of the caller by one statement with all its conditions, and returns the row, which is locked until the
 * transaction ends. Throws NullPointer for one that is not theirs, Changed for an outdated state or revision.
 */
export async function changeOwnBroadcast(
  tx: Tx,
  condition: Condition,
  columns: Updateable<LiveBroadcastTable>,
): Promise<BroadcastRow> {
  const { id, personId, states, revision, isBeforeStream = false } = condition;
  const changed = await tx
    .updateTable('live_broadcast')
    // At least one column, so that changes of related rows lock the broadcast too.
    .set((row) => ({ host_id: row.ref('host_id'), ...columns }))
    .where('id', '=', id)
    .where('host_id', '=', personId)
    .$if(states !== undefined, (update) => update.where('review_state', 'in', states ?? []))
    .$if(revision !== undefined, (update) => update.where('revision', '=', revision ?? 0))
    .$if(isBeforeStream, (update) => update.where('live_at', 'is', null).where('missed_at', 'is', null))
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  await findOwnBroadcast(tx, condition);
  throw new CodedError('Changed');
}

/** Whether the facts of a broadcast that was public once stay as they are at `now` (ms): it was on air, canceled, or missed. */
export function isSettled({ verified_at, canceled_at, live_at, planned_end_at }: BroadcastRow, now: number): boolean {
  return verified_at !== null && (canceled_at !== null || live_at !== null || planned_end_at <= now);
}
