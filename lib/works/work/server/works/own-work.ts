import type { Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { VideoState } from '../../codes';
import { editable } from '../../rules/transitions';
import type { VideoTable } from '../tables';

export type VideoRow = Selectable<VideoTable>;

/** Whose work it is, as its creator names it. */
export interface OwnWorkId {
  id: string;
  personId: string;
}

/** A work of its creator. NullPointer for one that is not there, was deleted, or is another person's: not theirs to know. */
export async function findOwnWork(db: Reader, { id, personId }: OwnWorkId): Promise<VideoRow> {
  return db
    .selectFrom('video')
    .selectAll()
    .where('id', '=', id)
    .where('author_id', '=', personId)
    .where('state', '!=', 'deleted')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** What must hold of a work at the moment in which it is changed. */
export interface Condition extends OwnWorkId {
  /** Any that can be edited unless given. */
  states?: readonly VideoState[];
  /** Any unless given. */
  revision?: number;
  /** Not while it stands in a contest (specification section 6); a contest can begin at any moment. */
  outsideContests?: true;
}

/**
 * Changes an own work by one statement that carries all its conditions, and returns the row, which is held until the
 * transaction ends. Throws NullPointer for what is no work of theirs, InContest, and Changed where something else came first.
 */
export async function changeOwnWork(tx: Tx, condition: Condition, columns: Updateable<VideoTable>): Promise<VideoRow> {
  const { id, personId, states = editable, revision, outsideContests = false } = condition;
  const changed = await tx
    .updateTable('video')
    // One column at least: a change of what belongs to the work holds its row too.
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

/** Holds the row of an own work under the same conditions, without a change of it. Throws the same. */
export function holdOwnWork(tx: Tx, condition: Condition): Promise<VideoRow> {
  return changeOwnWork(tx, condition, {});
}
