import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { findVoteMarks as contract } from '../contract';

/**
 * The entries among these that the caller voted for; unordered, without unknown ids. Also those whose vote was taken out, since
 * they can have no other one.
 */
export async function findVoteMarks(context: Context, { ids }: InputOf<typeof contract>): Promise<string[]> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('contest_vote')
    .select('entry_id')
    .where('entry_id', 'in', ids)
    .where('person_id', '=', personId)
    .execute();
  return rows.map(({ entry_id }) => entry_id);
}
