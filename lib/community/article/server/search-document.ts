import { plainText } from '@/lib/base/rich-text/codes';
import type { SearchDocument } from '@/lib/base/thing/codes';
import { idsOf, type Searchable } from '@/lib/base/thing/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { publicArticleState } from '../codes';
import { articlesWithNames } from './article-item';
import { findTags } from './find-tags';

/** Public articles in the search index: by titles, tags, author, channel, and texts. */
export const articleSearch: Searchable = {
  kind: 'article',
  readDocument,
  findIds: idsOf('article'),

  async findWeights(db, ids) {
    if (ids.length === 0) return new Map();
    // Only by id, as with works (`lib/works/work/server/search-document.ts`).
    const rows = await db.selectFrom('article').select(['id', 'state', 'like_count']).where('id', 'in', ids).execute();
    return new Map(rows.filter(({ state }) => state === publicArticleState).map((row) => [row.id, row.like_count]));
  },
};

async function readDocument(tx: Tx, id: string): Promise<SearchDocument | null> {
  const article = await articlesWithNames(tx)
    .select(['body_zh', 'body_en'])
    .where('article.id', '=', id)
    .executeTakeFirst();
  if (article?.state !== publicArticleState) return null;
  return {
    nameZh: article.title_zh,
    nameEn: article.title_en || null,
    keywords: [
      ...(await findTags(tx, id)),
      article.nickname,
      ...[article.channel_zh, article.channel_en].filter((name) => name !== null),
    ],
    texts: [article.body_zh, article.body_en].map(plainText),
    weight: article.like_count,
  };
}
