import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import type { takeFromPlaylist as contract } from '../contract';
import { countPublic } from './count-public';
import { holdOwnPlaylist } from './own-playlist';
import { renewPages } from './renew-pages';

/**
 * Removes a work from a play list of the caller, public or not, and returns the remaining number of public works.
 * Idempotent. Throws NullPointer for a list that is not theirs, Unauthorized for a visitor.
 */
export async function takeFromPlaylist(
  context: Context,
  { id, videoId }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const list = await holdOwnPlaylist(tx, { id, personId });
    if (await takeOut(tx, { id, videoId, now: context.now() })) await renewPages(context, tx, list);
  });
  return { videoCount: await countPublic(context.db.read, id) };
}

/** Removes a work from a locked list, and closes the gap; false if it is not in it. */
async function takeOut(tx: Tx, { id, videoId, now }: { id: string; videoId: string; now: number }): Promise<boolean> {
  const taken = await tx
    .deleteFrom('playlist_entry')
    .where('playlist_id', '=', id)
    .where('video_id', '=', videoId)
    .returning('position')
    .executeTakeFirst();
  if (!taken) return false;
  await tx
    .updateTable('playlist_entry')
    .set((row) => ({ position: row('position', '-', 1) }))
    .where('playlist_id', '=', id)
    .where('position', '>', taken.position)
    .execute();
  await tx
    .updateTable('playlist')
    .set((row) => ({
      entry_count: row('entry_count', '-', 1),
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
  return true;
}
