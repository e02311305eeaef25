import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { OwnTopic } from '../../contract';
import { toOwnTopic } from './read-draft';

/** The channels that the caller asked for or hosts, the latest first, in every state but deleted. Unauthorized for a visitor. */
export async function listOwnTopics(context: Context): Promise<OwnTopic[]> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const asked = read
    .selectFrom('topic')
    .select('id')
    .where('creator_id', '=', personId)
    .where('verified_at', 'is', null);
  const hosted = read
    .selectFrom('topic_member')
    .select('topic_id as id')
    .where('person_id', '=', personId)
    .where('role', '=', 'host');
  const rows = await read
    .selectFrom('topic')
    .selectAll()
    .where('id', 'in', asked.union(hosted))
    .where('state', '!=', 'deleted')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => toOwnTopic(row, context.language));
}
