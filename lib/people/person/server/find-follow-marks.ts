import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';

/** The people among these whom the caller follows; unordered, without unknown ids. */
export async function findFollowMarks(context: Context, { ids }: { ids: string[] }): Promise<string[]> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('person_follow')
    .select('person_id')
    .where('follower_id', '=', personId)
    .where('person_id', 'in', ids)
    .execute();
  return rows.map((row) => row.person_id);
}
