import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { countMembers } from './count-members';

/** Takes an erased person out of every channel, and counts it there. */
export async function eraseMemberships(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.leaving'],
): Promise<void> {
  const left = await tx.deleteFrom('topic_member').where('person_id', '=', personId).returning('topic_id').execute();
  // In the order of the ids, so that two who are erased at the same moment do not wait for one another for ever.
  for (const id of left.map((row) => row.topic_id).sort()) {
    await countMembers(tx, id, -1, context.now());
  }
}

/** Adds to an export the channels that the person is a member of, what they are there and since when. */
export async function exportMemberships(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('topic_member')
    .innerJoin('topic', 'topic.id', 'topic_member.topic_id')
    .select(['topic_id', 'name_zh', 'role', 'topic_member.created_at'])
    .where('person_id', '=', personId)
    .orderBy('topic_member.created_at')
    .execute();
  parts.channels = rows.map((row) => ({
    topicId: row.topic_id,
    name: row.name_zh,
    role: row.role,
    since: new Date(row.created_at).toISOString(),
  }));
}
