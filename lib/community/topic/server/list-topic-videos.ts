import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { findVideoItems } from '@/lib/works/work/port';
import type { findTopicVideos as contract } from '../contract';
import { isPublicTopic } from './public-topic';

type Query = InputOf<typeof contract>;

/**
 * The public works of a channel, the latest added first. A page is so many rows of the channel: a work that was taken down
 * leaves its page shorter and moves no other one. None for a channel that is not there for everybody.
 */
export async function listTopicVideos(context: Context, query: Query): Promise<Page<VideoItem>> {
  const page = await listTopicVideoIds(context, query);
  return { ...page, list: await findVideoItems(context, page.list) };
}

/** The ids of that page, with those of works that are not public. */
export async function listTopicVideoIds(context: Context, query: Query): Promise<Page<string>> {
  const { topicId, pageIndex, pageSize } = query;
  const rows = await context.db.read
    .selectFrom('topic_video')
    .select('video_id')
    .where('topic_id', '=', topicId)
    .where((row) =>
      row.exists(row.selectFrom('topic').select('id').where('topic.id', '=', topicId).where(isPublicTopic)),
    )
    .orderBy('added_at', 'desc')
    .orderBy('video_id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return toPage(rows, query, ({ video_id }) => video_id);
}
