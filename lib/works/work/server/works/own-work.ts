import type { Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { VideoState } from '../../codes';
import { editable } from '../../rules/transitions';
import type { VideoTable } from '../tables';

export type VideoRow = Selectable<VideoTable>;

/** An id and the creator of a work. */
export interface OwnWorkId {
  id: string;
  personId: string;
}

/** A work of its creator. Throws NullPointer for one that is unknown, deleted, or another person's. */
export async function findOwnWork(db: Reader, { id, personId }: OwnWorkId): Promise<VideoRow> {
  return db
    .selectFrom('video')
    .selectAll()
    .where('id', '=', id)
    .where('author_id', '=', personId)
    .where('state', '!=', 'deleted')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** Conditions of a work when it is changed. */
export interface Condition extends OwnWorkId {
  /** Any editable one by default. */
  states?: readonly VideoState[];
  /** Any by default. */
  revision?: number;
  /** Not while it is in a contest (specification section 6); one may begin at any time. */
  outsideContests?: true;
}

/**
 * Changes a work of the caller by one statement with all its conditions, and returns the row, which is locked until the
 * transaction ends. Throws NullPointer for a work that is not theirs, InContest, and Changed for an outdated state or
 * revision.
 */
export async function changeOwnWork(tx: Tx, condition: Condition, columns: Updateable<VideoTable>): Promise<VideoRow> {
  const { id, personId, states = editable, revision, outsideContests = false } = condition;
  const changed = await tx
    .updateTable('video')
    // At least one column, so that changes of related rows lock the work too.
    .set((row) => ({ author_id: row.ref('author_id'), ...columns }))
    .where('id', '=', id)
    .where('author_id', '=', personId)
    .where('state', 'in', states)
    .$if(revision !== undefined, (update) => update.where('revision', '=', revision ?? 0))
    .$if(outsideContests, (update) => update.where('contest_count', '=', 0))
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  const standing = await findOwnWork(tx, condition);
  throw new CodedError(outsideContests && standing.contest_count > 0 ? 'InContest' : 'Changed');
}

/** Locks the row of a work of the caller under the same conditions, without a change. Throws the same. */
export function holdOwnWork(tx: Tx, condition: Condition): Promise<VideoRow> {
  return changeOwnWork(tx, condition, {});
}
