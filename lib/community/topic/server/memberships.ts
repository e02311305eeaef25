import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

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
