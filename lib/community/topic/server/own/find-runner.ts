import type { Tx } from '@/lib/platform/server/db/database';

/** Who runs a channel: its host, or before it has one whoever asked for it; null for nobody. */
export async function findRunner(tx: Tx, topicId: string): Promise<string | null> {
  const topic = await tx
    .selectFrom('topic')
    .leftJoin('topic_member as host', (join) =>
      join.onRef('host.topic_id', '=', 'topic.id').on('host.role', '=', 'host'),
    )
    .select(['host.person_id as hostId', 'creator_id as creatorId', 'verified_at as verifiedAt'])
    .where('topic.id', '=', topicId)
    .executeTakeFirst();
  if (!topic) return null;
  return topic.hostId ?? (topic.verifiedAt === null ? topic.creatorId : null);
}
