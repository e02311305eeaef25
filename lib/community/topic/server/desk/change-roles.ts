import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { TopicRole } from '../../codes';
import { topicTag } from '../page-tags';
import type { Managed } from './manage';

interface RoleChange {
  personId: string;
  from: TopicRole;
  to: TopicRole;
}

/** Makes members of a channel that is held something else in it, one after the other, and tells of it. */
export async function changeRoles(
  context: Context,
  tx: Tx,
  { topic, by }: Managed,
  changes: readonly RoleChange[],
): Promise<void> {
  for (const { personId, to } of changes) {
    await tx
      .updateTable('topic_member')
      .set({ role: to })
      .where('topic_id', '=', topic.id)
      .where('person_id', '=', personId)
      .execute();
  }
  // Who is told is locked: in the order of the ids, so that two hand-overs in opposite directions do not deadlock.
  for (const change of changes.toSorted((one, other) => (one.personId < other.personId ? -1 : 1))) {
    await context.emit(context, tx, 'topic.roleChanged', { topicId: topic.id, by, ...change });
  }
  await invalidatePages(tx, [topicTag(topic.id)], context.now());
}
