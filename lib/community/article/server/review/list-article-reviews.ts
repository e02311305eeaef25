import { requireAllowed } from '@/lib/base/permission/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ArticleRow, listArticleReviews as contract } from '../../contract';

type Query = InputOf<typeof contract>;

const columns = {
  submittedAt: 'article.submitted_at',
  createdAt: 'article.created_at',
} as const satisfies Record<Query['sort'], string>;

/**
 * The articles in one state, the earliest submitted first by default; the search matches titles, authors' names and a whole
 * id. Throws Unauthorized or Forbidden for callers who may not review articles.
 */
export async function listArticleReviews(context: Context, query: Query): Promise<Page<ArticleRow>> {
  requireAllowed(context, 'reviewArticles');
  const rows = await context.db.read
    .selectFrom(pageOf(context.db.read, query).as('page'))
    .innerJoin('article', 'article.id', 'page.id')
    .innerJoin('person', 'person.id', 'article.author_id')
    .leftJoin('topic', 'topic.id', 'article.topic_id')
    .select(['article.id', 'title_zh', 'title_en', 'cover', 'author_id', 'nickname', 'article.state', 'words'])
    .select(['article.submitted_at', 'article.featured_at', 'name_zh', 'name_en'])
    .orderBy(columns[query.sort], query.order)
    .orderBy('article.id', query.order)
    .execute();
  const { language } = context;
  return toPage(rows, query, (row) => ({
    id: row.id,
    title: translate(row.title_zh, row.title_en, language).text,
    cover: row.cover,
    author: shownNickname(row.nickname, language),
    authorId: row.author_id,
    topic: translate(row.name_zh ?? '', row.name_en, language).text,
    state: row.state,
    isFeatured: row.featured_at !== null,
    words: JSON.parse(row.words),
    submittedAt: row.submitted_at === null ? null : isoInBeijing(row.submitted_at),
  }));
}

/** The ids of a page and one more. Earlier pages are skipped in the index only. */
function pageOf(db: Reader, { state, search, sort, order, pageIndex, pageSize }: Query) {
  const authors = db
    .selectFrom('person')
    .select('id')
    .where(contains(['nickname'], search));
  return db
    .selectFrom('article')
    .select('article.id')
    .where('article.state', '=', state)
    .$if(search !== '', (articles) =>
      articles.where((row) =>
        row.or([
          row('article.id', '=', search),
          contains(['title_zh', 'title_en'], search),
          row('author_id', 'in', authors),
        ]),
      ),
    )
    .orderBy(columns[sort], order)
    .orderBy('article.id', order)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
