import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { tagKey } from '@/lib/platform/shared/tag-key';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { ArticleOrder } from '../codes';
import type { ArticleItem, findArticles as contract } from '../contract';
import { findArticleItems } from './article-item';

type Query = PageQuery & Partial<InputOf<typeof contract>>;

/** Each has its index of the entries of a list; the id settles what is alike. */
const orders = {
  latest: sql`listed_at desc, article_id`,
  liked: sql`like_count desc, listed_at desc, article_id`,
} satisfies Record<ArticleOrder, unknown>;

/**
 * Articles that passed review, of all channels or one, with all tags or one: the latest first, or the most liked. A page is so
 * many entries of an index. Empty for an unknown channel or tag.
 */
export async function listArticles(context: Context, query: Query): Promise<Page<ArticleItem>> {
  const rows = await entriesOfPage(context.db.read, query).execute();
  const page = toPage(rows, query, ({ article_id }) => article_id);
  return { ...page, list: await findArticleItems(context, page.list) };
}

/** The entries of a page and one more, from an index alone. */
export function entriesOfPage(db: Reader, query: Query) {
  const { topicId = '', tag = '', orderBy = 'latest', pageIndex, pageSize } = query;
  return db
    .selectFrom('article_entry')
    .select('article_id')
    .where('topic_id', '=', topicId)
    .where('tag_key', '=', tagKey(tag))
    .orderBy(orders[orderBy])
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
