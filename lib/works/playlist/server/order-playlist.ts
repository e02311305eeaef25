import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { orderPlaylist as contract } from '../contract';
import { findOwnPlaylist, type PlaylistRow } from './own-playlist';
import { renewPages } from './renew-pages';

/**
 * Gives a play list of the caller another order. The order names the revision that it was made of: of several at once one
 * is taken, and the others get Changed.
 *
 * Throws NullPointer for what is no list of theirs, Changed where something else came first, code `400` with the rule
 * `entries` for an order that has not all of its works, each once, and Unauthorized for a visitor.
 */
export async function orderPlaylist(
  context: Context,
  input: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const own = { id: input.id, personId: signedIn(context).personId };
  return context.db.transaction(async (tx) => {
    const list = await takeTurn(tx, { ...own, revision: input.revision, now: context.now() });
    if (!list) {
      await findOwnPlaylist(tx, own);
      throw new CodedError('Changed');
    }
    await write(tx, list.id, input.videoIds);
    await renewPages(context, tx, list);
    return { revision: list.revision };
  });
}

interface Turn {
  id: string;
  personId: string;
  revision: number;
  now: number;
}

/** The one statement that decides who orders; the list is held from here on. */
async function takeTurn(tx: Tx, { id, personId, revision, now }: Turn): Promise<PlaylistRow | undefined> {
  return tx
    .updateTable('playlist')
    .set({ revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', personId)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
}

/** Writes the places of all works of a list. */
async function write(tx: Tx, id: string, videoIds: readonly string[]): Promise<void> {
  const entries = await tx.selectFrom('playlist_entry').select('video_id').where('playlist_id', '=', id).execute();
  const asked = new Set(videoIds);
  if (asked.size !== entries.length || entries.some(({ video_id }) => !asked.has(video_id))) {
    throw new CodedError('400', { fields: [{ field: 'videoIds', rule: 'entries' }] });
  }
  if (videoIds.length === 0) return;
  // Both engines call the columns of such rows so. PostgreSQL takes their parameters for texts.
  const places = sql.join(videoIds.map((videoId, index) => sql`(${videoId}, ${String(index + 1)})`));
  await sql`update playlist_entry set position = cast(place.column2 as integer) from (values ${places}) as place
    where playlist_id = ${id} and video_id = place.column1`.execute(tx);
}
