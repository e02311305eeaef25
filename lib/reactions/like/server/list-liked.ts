import { type Expression, sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { LikeKind } from '../codes';

/** The id of a liked thing in {@link listLiked}, for conditions of its owner. */
export const likedId = 'like_mark.thing_id';

/**
 * The things of a kind that the caller likes, the latest liked first: the ids of a page come from the index only, the
 * things from their owner (`findItems` leaves out private ones). Things that are not public any more make their page
 * shorter and do not move others. Throws Unauthorized for a visitor.
 */
export async function listLiked<Item>(
  context: Context,
  kind: LikeKind,
  query: PageQuery,
  findItems: (context: Context, ids: string[]) => Promise<Item[]>,
  isWanted: Expression<boolean> = sql<boolean>`true`,
): Promise<Page<Item>> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('like_mark')
    .select('thing_id')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where(isWanted)
    .orderBy('created_at', 'desc')
    .orderBy('thing_id', 'desc')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, (row) => row.thing_id);
  return { ...page, list: await findItems(context, page.list) };
}
