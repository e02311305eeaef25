import type { Selectable } from 'kysely';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { PlaylistTable } from './tables';

export type PlaylistRow = Selectable<PlaylistTable>;

/** Whose play list it is, as its creator names it. */
export interface OwnPlaylistId {
  id: string;
  personId: string;
}

/** A play list of its creator. NullPointer for one that is not there or another person's: not theirs to know. */
export async function findOwnPlaylist(db: Reader, { id, personId }: OwnPlaylistId): Promise<PlaylistRow> {
  return db
    .selectFrom('playlist')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', personId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/**
 * Holds an own play list for the rest of the transaction and returns it as it stands: nothing else changes what is in it
 * meanwhile. A write that changes nothing, because it locks the row on both engines. NullPointer as for
 * {@link findOwnPlaylist}.
 */
export async function holdOwnPlaylist(tx: Tx, { id, personId }: OwnPlaylistId): Promise<PlaylistRow> {
  return tx
    .updateTable('playlist')
    .set((row) => ({ revision: row.ref('revision') }))
    .where('id', '=', id)
    .where('owner_id', '=', personId)
    .returningAll()
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}
