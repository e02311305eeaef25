import { createTranslator } from 'next-intl';
import type { Reader } from '@/lib/platform/server/db/database';
import { type FeedSource, mostEntries } from '@/lib/platform/server/feed/feed-source';
import { translate } from '@/lib/platform/shared/language';
import { feedEntries } from '@/lib/works/work/port';
import en from '@/messages/en/app/feed.json';
import zh from '@/messages/zh/app/feed.json';
import { isPublicTopic } from './public-topic';

/** What has come to a channel. */
export const topicFeeds: FeedSource[] = [
  {
    name: 'channels',
    async read({ db, language }, id) {
      const topic = await db.read
        .selectFrom('topic')
        .select(['name_zh', 'name_en', 'created_at'])
        .where('id', '=', id)
        .where(isPublicTopic)
        .executeTakeFirst();
      if (!topic) return null;
      const t = createTranslator({ locale: language, messages: { zh, en }[language], namespace: 'channel' });
      const name = translate(topic.name_zh, topic.name_en, language).text;
      return {
        ...{ title: t('title', { name }), description: t('description', { name }) },
        page: `/topicIntroduce?topicId=${id}`,
        since: topic.created_at,
        entries: await feedEntries(db.read, await latestOfChannel(db.read, id), language),
      };
    },
  },
];

/** The ids of the latest works that came to a channel. */
async function latestOfChannel(db: Reader, topicId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('topic_video')
    .select('video_id')
    .where('topic_id', '=', topicId)
    .orderBy('added_at', 'desc')
    .orderBy('video_id')
    .limit(mostEntries)
    .execute();
  return rows.map(({ video_id }) => video_id);
}
