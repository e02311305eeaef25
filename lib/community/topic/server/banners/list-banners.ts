import type { ThingKind } from '@/lib/base/thing/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { bannerType } from '@/lib/platform/shared/banner-target';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { findTopicBanners as contract, DeskBanner, DeskBanners } from '../../contract';
import { findManaged } from '../desk/manage';
import type { TopicBannerTable } from '../tables';

/** The kinds of the things that banners lead to; questions have none yet. */
const kinds: Partial<Record<number, ThingKind>> = {
  [bannerType.person]: 'person',
  [bannerType.video]: 'video',
  [bannerType.topic]: 'topic',
  [bannerType.activity]: 'activity',
};

/** All banners of a channel in their order, for who runs it. Throws what `findManaged` throws. */
export async function listTopicBanners(context: Context, { topicId }: InputOf<typeof contract>): Promise<DeskBanners> {
  const { topic } = await findManaged(context, topicId);
  const rows = await context.db.read
    .selectFrom('topic_banner')
    .selectAll()
    .where('topic_id', '=', topicId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const list: DeskBanner[] = [];
  for (const row of rows) {
    const { id, image, title, type, url, domain_id: domainId } = row;
    list.push({
      ...{ id, image, title, type, url, domainId, target: await findTarget(context, context.db.read, row) },
      ...{ isOnline: row.is_online === 1, shows: row.show_count, clicks: row.click_count },
    });
  }
  return { revision: topic.banner_revision, list };
}

/** What a banner leads to by name; null where that is no thing, or one that not everybody sees. */
export async function findTarget(
  context: Context,
  db: Reader,
  { type, domain_id }: Pick<TopicBannerTable, 'type' | 'domain_id'>,
) {
  const kind = kinds[type ?? bannerType.link];
  if (!kind) return null;
  const [thing] = await context.things[kind].findNamed(context, db, [domain_id]);
  return thing?.isPublic ? { text: thing.text, language: thing.language } : null;
}

/** Whether a banner of this type leads to a thing that `findTarget` knows. */
export const leadsToThing = (type: TopicBannerTable['type']) => kinds[type ?? bannerType.link] !== undefined;
