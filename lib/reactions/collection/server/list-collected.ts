import { type Expression, sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { CollectionKind } from '../codes';

/** The id of a collected thing in {@link listCollected}, for conditions of its owner. */
export const collectedId = 'collection_item.target_id';

/**
 * The things of a kind that the caller has collected, the latest first: the ids of a page and one more from the index
 * only, then the things themselves from their owner (`findItems` leaves out private ones). Things that are not public
 * any more make their page shorter and do not move others. Throws Unauthorized for a visitor.
 */
export async function listCollected<Item>(
  context: Context,
  kind: CollectionKind,
  query: PageQuery,
  findItems: (context: Context, ids: string[]) => Promise<Item[]>,
  isWanted: Expression<boolean> = sql<boolean>`true`,
): Promise<Page<Item>> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('collection_item')
    .select('target_id')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where(isWanted)
    .orderBy('created_at', 'desc')
    .orderBy('target_id', 'desc')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, (row) => row.target_id);
  return { ...page, list: await findItems(context, page.list) };
}
