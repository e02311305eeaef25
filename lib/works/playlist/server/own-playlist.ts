import type { Selectable } from 'kysely';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { PlaylistTable } from './tables';

export type PlaylistRow = Selectable<PlaylistTable>;

/** An id and the creator of a play list. */
export interface OwnPlaylistId {
  id: string;
  personId: string;
}

/** A play list of its creator. Throws NullPointer for an unknown one or another person's. */
export async function findOwnPlaylist(db: Reader, { id, personId }: OwnPlaylistId): Promise<PlaylistRow> {
  return db
    .selectFrom('playlist')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', personId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/**
 * Locks a play list of the caller for the rest of the transaction and returns it: nothing else changes its content
 * meanwhile. A write that changes nothing, because that locks the row on both engines. Throws NullPointer like {@link
 * findOwnPlaylist}.
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
