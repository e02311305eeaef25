import type { Context } from '@/lib/platform/server/context';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { setTopicBannerOnline as contract } from '../../contract';
import { holdManaged, recordStaffDeed } from '../desk/manage';
import { topicTag } from '../page-tags';

/**
 * Shows a banner on the page of its channel, or no longer. Of staff it is recorded.
 *
 * NullPointer for a banner that is not there, and what `holdManaged` throws.
 */
export async function setTopicBannerOnline(
  context: Context,
  { topicId, id, isOnline }: InputOf<typeof contract>,
): Promise<null> {
  await context.db.transaction(async (tx) => {
    const managed = await holdManaged(context, tx, topicId);
    const set = await tx
      .updateTable('topic_banner')
      .set({ is_online: Number(isOnline) })
      .where('id', '=', id)
      .where('topic_id', '=', topicId)
      .returning('id')
      .executeTakeFirst();
    if (!set) throw new CodedError('NullPointer');
    await invalidatePages(tx, [topicTag(topicId)], context.now());
    await recordStaffDeed(context, tx, managed, { action: 'banner.online', before: null, after: { id, isOnline } });
  });
  return null;
}
