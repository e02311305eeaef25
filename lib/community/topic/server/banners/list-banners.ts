import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { findTopicBanners as contract, DeskBanner, DeskBanners } from '../../contract';
import { findManaged } from '../desk/manage';
import { findTarget } from './find-target';

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
