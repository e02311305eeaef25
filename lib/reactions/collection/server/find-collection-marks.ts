import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { findCollectionMarks as contract } from '../contract';

/** The things among these that the caller has collected; unordered, without unknown ids. */
export async function findCollectionMarks(
  context: Context,
  { kind, ids }: InputOf<typeof contract>,
): Promise<string[]> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('collection_item')
    .select('target_id')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('target_id', 'in', ids)
    .execute();
  return rows.map((row) => row.target_id);
}
