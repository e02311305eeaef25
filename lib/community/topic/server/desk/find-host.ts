import type { Reader } from '@/lib/platform/server/db/database';

/** The host of a channel; null where it has none. */
export async function findHost(db: Reader, topicId: string): Promise<string | null> {
  const host = await db
    .selectFrom('topic_member')
    .select('person_id')
    .where('topic_id', '=', topicId)
    .where('role', '=', 'host')
    .executeTakeFirst();
  return host?.person_id ?? null;
}
