import type { Context } from '@/lib/platform/server/context';
import { translate } from '@/lib/platform/shared/language';
import { publicState } from '@/lib/works/work/codes';
import { publicTopicState } from '../../codes';
import type { DeskHead } from '../../contract';
import { findManaged } from './manage';

/** What the head of the desk of a channel says of it. Throws what `findManaged` throws. */
export async function getDeskHead(context: Context, topicId: string): Promise<DeskHead> {
  const { topic, isByStaff } = await findManaged(context, topicId);
  const { count } = await context.db.read
    .selectFrom('topic_proposal')
    .innerJoin('video', 'video.id', 'video_id')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('topic_id', '=', topicId)
    .where('refused_at', 'is', null)
    .where('video.state', '=', publicState)
    .executeTakeFirstOrThrow();
  const title = translate(topic.name_zh, topic.name_en, context.language);
  return {
    ...{ id: topic.id, title: title.text, titleLanguage: title.language, thumb: topic.thumb },
    ...{ isPublic: topic.state === publicTopicState, isByStaff, waiting: Number(count) },
  };
}
