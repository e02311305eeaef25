import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';

/** Which of these people the caller has blocked; in no order, unknown ids left out. */
export async function findBlockMarks(context: Context, { ids }: { ids: string[] }): Promise<string[]> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('person_block')
    .select('blocked_id')
    .where('person_id', '=', personId)
    .where('blocked_id', 'in', ids)
    .execute();
  return rows.map((row) => row.blocked_id);
}
