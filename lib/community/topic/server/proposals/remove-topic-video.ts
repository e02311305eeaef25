import { recordAudit } from '@/lib/base/audit/port';
import { mayDo } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { removeTopicVideo as contract } from '../contract';
import { countVideos } from './count-videos';
import { findPlace } from './find-place';

/**
 * Takes a work out of a channel. Who put it there may, also after leaving the channel; its host may take out any work, and
 * so may staff, whose deed is recorded. Asking for what is not there is answered as if it had just gone.
 *
 * NullPointer for a channel that is not there for everybody, Forbidden for anybody else.
 */
export async function removeTopicVideo(
  context: Context,
  { topicId, videoId }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  return context.db.transaction(async (tx) => {
    const { videoCount, role } = await findPlace(tx, topicId, personId);
    const manages = mayDo(context, 'manageChannel', { inChannel: role });
    const removed = await tx
      .deleteFrom('topic_video')
      .where('topic_id', '=', topicId)
      .where('video_id', '=', videoId)
      .$if(!manages, (rows) => rows.where('person_id', '=', personId))
      .returning('person_id')
      .executeTakeFirst();
    if (!removed) {
      if (!manages && (await isOfAnother(tx, { topicId, videoId, personId }))) throw new CodedError('Forbidden');
      return { videoCount };
    }
    if (role !== 'host' && removed.person_id !== personId) {
      const deed = { action: 'topic.video.removed', subject: 'topic', subjectId: topicId };
      await recordAudit(context, tx, { ...deed, before: { videoId }, after: null });
    }
    return { videoCount: await countVideos(tx, topicId, -1, context.now()) };
  });
}

async function isOfAnother(tx: Tx, { topicId, videoId, personId }: Record<'topicId' | 'videoId' | 'personId', string>) {
  const entry = await tx
    .selectFrom('topic_video')
    .select('person_id')
    .where('topic_id', '=', topicId)
    .where('video_id', '=', videoId)
    .where('person_id', '!=', personId)
    .executeTakeFirst();
  return entry !== undefined;
}
