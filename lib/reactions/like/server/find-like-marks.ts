import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { findLikeMarks as contract } from '../contract';

/** The things among these that the caller likes; unordered, without unknown ids. */
export async function findLikeMarks(context: Context, { kind, ids }: InputOf<typeof contract>): Promise<string[]> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('like_mark')
    .select('thing_id')
    .where('kind', '=', kind)
    .where('thing_id', 'in', ids)
    .where('person_id', '=', personId)
    .execute();
  return rows.map((row) => row.thing_id);
}
