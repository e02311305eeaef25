import { mayDo } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicTopicState } from '../../codes';
import type { removeTopicVideo as contract } from '../../contract';
import { countVideos } from '../count-videos';
import { findRole, recordStaffDeed } from '../desk/manage';
import { holdTopic } from '../hold-topic';

/**
 * Takes a work out of a channel. Who put it there and who made it may, also after leaving the channel; its host may take out
 * any work, and so may staff, whose deed is recorded. Asking for what is not there is answered as if it had just gone.
 *
 * NullPointer for a channel that is not there for everybody, Forbidden for anybody else.
 */
export async function removeTopicVideo(
  context: Context,
  { topicId, videoId }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  return context.db.transaction(async (tx) => {
    const topic = await holdTopic(tx, topicId);
    if (topic?.state !== publicTopicState) throw new CodedError('NullPointer');
    const role = await findRole(tx, topicId, personId);
    const entry = await findEntry(tx, topicId, videoId);
    const isTheirs = entry?.person_id === personId || entry?.author_id === personId;
    if (entry && !isTheirs && !mayDo(context, 'manageChannel', { inChannel: role })) throw new CodedError('Forbidden');
    if (!entry) return { videoCount: topic.video_count };
    await tx.deleteFrom('topic_video').where('topic_id', '=', topicId).where('video_id', '=', videoId).execute();
    const isByStaff = role !== 'host' && !isTheirs;
    const deed = { action: 'video.removed', before: { videoId }, after: null };
    await recordStaffDeed(context, tx, { topic, isByStaff }, deed);
    return { videoCount: await countVideos(tx, topicId, -1, context.now()) };
  });
}

async function findEntry(tx: Tx, topicId: string, videoId: string) {
  return tx
    .selectFrom('topic_video')
    .innerJoin('video', 'video.id', 'video_id')
    .select(['person_id', 'author_id'])
    .where('topic_id', '=', topicId)
    .where('video_id', '=', videoId)
    .executeTakeFirst();
}
