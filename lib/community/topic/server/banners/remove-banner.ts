import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { removeTopicBanner as contract, DeskBanners } from '../../contract';
import { holdManaged, recordStaffDeed } from '../desk/manage';
import { removeReplaced } from '../own/own-pictures';
import { changeBanners } from './change-banners';
import { listTopicBanners } from './list-banners';

/**
 * Removes a banner of a channel with its picture, and returns those that are left; one that is not there is removed already.
 * Of staff it is recorded. Throws what `holdManaged` throws.
 */
export async function removeTopicBanner(
  context: Context,
  { topicId, id }: InputOf<typeof contract>,
): Promise<DeskBanners> {
  await context.db.transaction(async (tx) => {
    const managed = await holdManaged(context, tx, topicId);
    const removed = await tx
      .deleteFrom('topic_banner')
      .where('id', '=', id)
      .where('topic_id', '=', topicId)
      .returning(['image', 'title'])
      .executeTakeFirst();
    if (!removed) return;
    await removeReplaced(tx, topicId, removed.image, context.now());
    await changeBanners(context, tx, topicId);
    await recordStaffDeed(context, tx, managed, { action: 'banner.removed', before: { id, ...removed }, after: null });
  });
  return listTopicBanners(context, { topicId });
}
