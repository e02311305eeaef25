import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicState } from '@/lib/works/work/codes';
import { playlistLimits } from '../contract';

interface Put {
  /** Id of a play list that the transaction has locked. */
  id: string;
  videoIds: readonly string[];
  now: number;
}

/**
 * Adds works to the end of a play list, in this order; works that it contains stay in place. Works that are not public
 * any more are skipped. Throws NullPointer if none is left then, ListFull if they do not all fit. False when nothing
 * was new.
 */
export async function putAtEnd(tx: Tx, { id, videoIds, now }: Put): Promise<boolean> {
  if (videoIds.length === 0) return false;
  const works = await tx.selectFrom('video').select(['id', 'state']).where('id', 'in', videoIds).execute();
  const shown = new Set(works.flatMap((work) => (work.state === publicState ? work.id : [])));
  if (shown.size === 0) throw new CodedError('NullPointer');
  const standing = await tx
    .selectFrom('playlist_entry')
    .select('video_id')
    .where('playlist_id', '=', id)
    .where('video_id', 'in', videoIds)
    .execute();
  for (const { video_id } of standing) shown.delete(video_id);
  const fresh = videoIds.filter((videoId) => shown.has(videoId));
  if (fresh.length === 0) return false;
  const { entry_count: count } = await tx
    .updateTable('playlist')
    .set((row) => ({
      entry_count: row('entry_count', '+', fresh.length),
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where((row) => row(row('entry_count', '+', fresh.length), '<=', playlistLimits.videos))
    .returning('entry_count')
    .executeTakeFirstOrThrow(() => new CodedError('ListFull'));
  const before = count - fresh.length;
  await tx
    .insertInto('playlist_entry')
    .values(
      fresh.map((videoId, index) => ({
        playlist_id: id,
        video_id: videoId,
        position: before + index + 1,
        added_at: now,
      })),
    )
    .execute();
  return true;
}
