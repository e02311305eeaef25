import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';

/** Which of these channels the caller follows; in no order, unknown ids left out. */
export async function findTopicMarks(context: Context, { ids }: { ids: string[] }): Promise<string[]> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('topic_member')
    .select('topic_id')
    .where('person_id', '=', personId)
    .where('topic_id', 'in', ids)
    .execute();
  return rows.map((row) => row.topic_id);
}
