import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicState } from '@/lib/works/work/codes';
import type { addTopicVideos as contract } from '../contract';
import { countVideos } from './count-videos';
import { findPlace } from './find-place';

/**
 * Puts own public works into a channel, all of them or none. What stands there already stays as it is, so that asking twice
 * is asking once; only rows that came move the count.
 *
 * NullPointer for a channel that is not there for everybody and for a work that is not the caller's or not public,
 * Forbidden for who is no member.
 */
export async function addTopicVideos(
  context: Context,
  { topicId, videoIds }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const place = await findPlace(tx, topicId, personId);
    if (place.role === null) throw new CodedError('Forbidden');
    await requireOwnPublic(tx, personId, videoIds);
    const rows = videoIds.map((id) => ({ topic_id: topicId, video_id: id, person_id: personId, added_at: now }));
    const added = await tx
      .insertInto('topic_video')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('video_id')
      .execute();
    return { videoCount: added.length > 0 ? await countVideos(tx, topicId, added.length, now) : place.videoCount };
  });
}

/** A work that is taken down at this very moment does no harm in a channel: it is not shown. */
async function requireOwnPublic(tx: Tx, personId: string, ids: string[]): Promise<void> {
  const rows = await tx.selectFrom('video').select(['author_id', 'state']).where('id', 'in', ids).execute();
  const own = rows.filter((row) => row.author_id === personId && row.state === publicState);
  if (own.length < ids.length) throw new CodedError('NullPointer');
}
