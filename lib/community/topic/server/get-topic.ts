import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getTopic as contract, TopicBanner, TopicDetail } from '../contract';
import { findLeaders, toMembers } from './list-topic-members';
import { isPublicTopic } from './public-topic';
import { topicItemColumns, toTopicItem } from './topic-item';

/**
 * A channel as everybody sees it (specification section 3, 'Channel'). NullPointer for one that is not public, whoever asks:
 * the page that it makes is kept for all.
 */
export async function getTopic(context: Context, { id }: InputOf<typeof contract>): Promise<TopicDetail> {
  const { db, language } = context;
  const topic = await db.read
    .selectFrom('topic')
    .select([...topicItemColumns, 'background', 'kind', 'created_at'])
    .where('topic.id', '=', id)
    .where(isPublicTopic)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const [leaders, banners] = await Promise.all([findLeaders(db.read, id), onlineBanners(db.read, id)]);
  const people = await toMembers(context, leaders);
  return {
    ...toTopicItem(topic, language),
    nameZh: topic.name_zh,
    nameEn: topic.name_en,
    background: topic.background,
    kind: topic.kind,
    createdAt: isoInBeijing(topic.created_at),
    host: people.find(({ role }) => role === 'host') ?? null,
    stars: people.filter(({ role }) => role === 'star'),
    banners,
  };
}

async function onlineBanners(db: Reader, topicId: string): Promise<TopicBanner[]> {
  const rows = await db
    .selectFrom('topic_banner')
    .select(['id', 'image', 'title', 'type', 'url', 'domain_id'])
    .where('topic_id', '=', topicId)
    .where('is_online', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ domain_id, ...banner }) => ({ ...banner, domainId: domain_id }));
}
