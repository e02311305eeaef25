import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { findVideoItems } from '@/lib/works/work/port';
import type { findLatestTopicVideos as contract, TopicVideo } from '../contract';
import { isPublicTopic } from './public-topic';

type Query = InputOf<typeof contract>;

/**
 * The works that came to the channels, of a kind or all, the latest first; each once, with the channel it came to last. A page
 * is so many rows of the channels: a work that has come to another one since, or was taken down, leaves its page shorter and
 * moves no other one.
 */
export async function listLatestTopicVideos(context: Context, query: Query): Promise<Page<TopicVideo>> {
  const rows = await arrivals(context, query);
  const page = toPage(rows, query, (row) => row);
  const ids = [...new Set(page.list.map(({ video_id }) => video_id))];
  const channels = await lastChannels(context, ids, query.kind);
  const shown = page.list.filter((row) => channels.get(row.video_id)?.topicId === row.topic_id);
  const works = await findVideoItems(
    context,
    shown.map(({ video_id }) => video_id),
  );
  return { ...page, list: works.flatMap((work) => ({ ...work, ...(channels.get(work.videoId) ?? []) })) };
}

function arrivals({ db }: Context, { kind, pageIndex, pageSize }: Query) {
  return db.read
    .selectFrom('topic_video')
    .select(['video_id', 'topic_id'])
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? null))
    .orderBy('added_at', 'desc')
    .orderBy('video_id')
    .orderBy('topic_id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
}

type Channel = Pick<TopicVideo, 'topicId' | 'topicTitle' | 'topicTitleLanguage'>;

/** By work, the public channel, of the kind, that it came to last. */
async function lastChannels(
  { db, language }: Context,
  videoIds: string[],
  kind: Query['kind'],
): Promise<Map<string, Channel>> {
  if (videoIds.length === 0) return new Map();
  const placed = db.read
    .selectFrom('video')
    .select(['video.id as video_id'])
    // One row of an index per work, which may be in any number of channels.
    .select((video) =>
      video
        .selectFrom('topic_video')
        .innerJoin('topic', 'topic.id', 'topic_video.topic_id')
        .select('topic_id')
        .whereRef('topic_video.video_id', '=', 'video.id')
        .where(isPublicTopic)
        .$if(kind !== undefined, (found) => found.where('topic_video.kind', '=', kind ?? null))
        .orderBy('added_at', 'desc')
        .orderBy('topic_id')
        .limit(1)
        .as('topic_id'),
    )
    .where('video.id', 'in', videoIds);
  const rows = await db.read
    .selectFrom(placed.as('placed'))
    .innerJoin('topic', 'topic.id', 'placed.topic_id')
    .select(['video_id', 'topic.id as topic_id', 'name_zh', 'name_en'])
    .execute();
  return new Map(
    rows.map(({ video_id, topic_id, name_zh, name_en }) => {
      const { text, language: of } = translate(name_zh, name_en, language);
      return [video_id, { topicId: topic_id, topicTitle: text, topicTitleLanguage: of }];
    }),
  );
}
