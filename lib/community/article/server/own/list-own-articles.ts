import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ArticleState } from '../../codes';
import type { findOwnArticles as contract, OwnArticle } from '../../contract';
import { toOwnArticle } from './read-draft';

/**
 * The caller's articles, the latest changed first, in all states or one. Deleted ones are never listed. Throws Unauthorized
 * for a visitor.
 */
export async function listOwnArticles(
  context: Context,
  { state, ...page }: InputOf<typeof contract>,
): Promise<Page<OwnArticle>> {
  const { personId } = signedIn(context);
  // Their ids first: those that are skipped come from the index alone.
  const ids = context.db.read
    .selectFrom('article')
    .select('id')
    .where('author_id', '=', personId)
    // A literal, not a parameter: it must be the index's own condition.
    .where('state', '<>', sql.lit('deleted'))
    .$if(state !== '', (query) => query.where('state', '=', state as ArticleState))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize);
  const rows = await context.db.read
    .selectFrom('article')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return toPage(rows, page, (row) => toOwnArticle(row, context.language));
}
