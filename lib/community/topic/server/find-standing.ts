import type { Reader } from '@/lib/platform/server/db/database';
import { findRole } from './desk/manage';

/** Whether a person is a member of a channel, or one whom it has blocked. */
export async function findStanding(
  db: Reader,
  topicId: string,
  personId: string,
): Promise<'member' | 'none' | 'blocked'> {
  if ((await findRole(db, topicId, personId)) !== null) return 'member';
  const block = await db
    .selectFrom('topic_block')
    .select('topic_id')
    .where('topic_id', '=', topicId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return block ? 'blocked' : 'none';
}
