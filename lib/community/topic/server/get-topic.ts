import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getTopic as contract, TopicBanner, TopicDetail } from '../contract';
import { findTarget } from './banners/find-target';
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
  const [leaders, banners] = await Promise.all([findLeaders(db.read, id), onlineBanners(context, id)]);
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

async function onlineBanners(context: Context, topicId: string): Promise<TopicBanner[]> {
  const rows = await context.db.read
    .selectFrom('topic_banner')
    .select(['id', 'image', 'title', 'type', 'url', 'domain_id'])
    .where('topic_id', '=', topicId)
    .where('is_online', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ domain_id, ...banner }) => {
      // One without a title is called as what it leads to.
      const target = banner.title === '' ? await findTarget(context, context.db.read, { ...banner, domain_id }) : null;
      const host = URL.parse(banner.url)?.hostname ?? '';
      return {
        ...{ ...banner, domainId: domain_id },
        ...{ title: banner.title || target?.text || host, titleLanguage: target?.language ?? null },
      };
    }),
  );
}
