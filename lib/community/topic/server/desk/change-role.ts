import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { TopicRole } from '../../codes';
import { topicTag } from '../page-tags';
import type { Managed } from './manage';

/** Makes a member of a channel that is held something else in it, and tells of it. */
export async function changeRole(
  context: Context,
  tx: Tx,
  { topic, by }: Managed,
  { personId, from, to }: { personId: string; from: TopicRole; to: TopicRole },
): Promise<void> {
  await tx
    .updateTable('topic_member')
    .set({ role: to })
    .where('topic_id', '=', topic.id)
    .where('person_id', '=', personId)
    .execute();
  await context.emit(context, tx, 'topic.roleChanged', { topicId: topic.id, personId, from, to, by });
  await invalidatePages(tx, [topicTag(topic.id)], context.now());
}
