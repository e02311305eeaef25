import type { Context } from '@/lib/platform/server/context';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { orderTopicBanners as contract } from '../../contract';
import { holdManaged, recordStaffDeed } from '../desk/manage';
import { changeBanners } from './change-banners';

/**
 * Gives the banners of a channel another order. The order names the revision that it was made of: of several at once one is
 * taken, and the others get Changed. Of staff it is recorded.
 *
 * Code `400` with the rule `entries` for an order that has not all of its banners, each once, and what `holdManaged` throws.
 */
export async function orderTopicBanners(
  context: Context,
  { topicId, revision, ids }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  return context.db.transaction(async (tx) => {
    const managed = await holdManaged(context, tx, topicId);
    if (managed.topic.banner_revision !== revision) throw new CodedError('Changed');
    const rows = await tx
      .selectFrom('topic_banner')
      .select('id')
      .where('topic_id', '=', topicId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const before = rows.map(({ id }) => id);
    if (ids.length !== before.length || before.some((id) => !ids.includes(id))) {
      throw new CodedError('400', { fields: [{ field: 'ids', rule: 'entries' }] });
    }
    // Ten at most.
    for (const [index, id] of ids.entries()) {
      await tx
        .updateTable('topic_banner')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute();
    }
    await recordStaffDeed(context, tx, managed, { action: 'banner.ordered', before: { ids: before }, after: { ids } });
    return { revision: await changeBanners(context, tx, topicId) };
  });
}
