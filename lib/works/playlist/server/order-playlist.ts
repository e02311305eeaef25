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
 * Reorders a play list of the caller. The order names the revision that it is based on: of concurrent calls one
 * succeeds, and the others get Changed.
 * Throws NullPointer for a list that is not theirs, Changed for an outdated revision, code `400` with the rule
 * `entries` for an order that does not have each of its works once, and Unauthorized for a visitor.
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

/** The statement that decides between concurrent calls; the list is locked from here on. */
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

/** Writes the positions of all works of a list. */
async function write(tx: Tx, id: string, videoIds: readonly string[]): Promise<void> {
  const entries = await tx.selectFrom('playlist_entry').select('video_id').where('playlist_id', '=', id).execute();
  const asked = new Set(videoIds);
  if (asked.size !== entries.length || entries.some(({ video_id }) => !asked.has(video_id))) {
    throw new CodedError('400', { fields: [{ field: 'videoIds', rule: 'entries' }] });
  }
  if (videoIds.length === 0) return;
  // The column names of such rows on both engines. PostgreSQL types their parameters as text.
  const places = sql.join(videoIds.map((videoId, index) => sql`(${videoId}, ${String(index + 1)})`));
  await sql`update playlist_entry set position = cast(place.column2 as integer) from (values ${places}) as place
    where playlist_id = ${id} and video_id = place.column1`.execute(tx);
}
