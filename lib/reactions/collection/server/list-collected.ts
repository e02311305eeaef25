import { type Expression, sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { CollectionKind } from '../codes';

/** The id of a collected thing in {@link listCollected}, for a condition of its owner's. */
export const collectedId = 'collection_item.target_id';

/**
 * The things of a kind that the caller has collected, the latest first: the ids of a page and one more by the index alone,
 * then the things themselves from who owns them (`findItems` leaves out what not everybody may see). What is not public any
 * more leaves its page shorter and moves no other thing. Unauthorized for a visitor.
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
