import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { translate } from '@/lib/platform/shared/language';
import { publicArticleState } from '../codes';
import { countComments, countLike } from './count-reactions';
import { placeDecidedText } from './own/place-decided-text';
import { isPublicArticle } from './public-article';
import { articleSearch } from './search-document';

/** The declaration of articles: people like, discuss, collect, report and find them. */
export const articleThing: Thing<'article'> = {
  kind: 'article',
  findPublic: (db, id) =>
    db.selectFrom('article').select('article.id').where('article.id', '=', id).where(isPublicArticle),
  countLike,
  countComments,
  placeDecided: placeDecidedText,
  search: articleSearch,

  async findNamed({ language }, db, ids) {
    const rows = await db
      .selectFrom('article')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'article.author_id').on('erased_at', 'is', null))
      .select(['article.id', 'title_zh', 'title_en', 'state', 'cover', 'nickname', 'person.id as author_id'])
      .where('article.id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, title_zh, title_en, state, cover, nickname, author_id }): NamedThing => ({
        ...{
          id,
          author: nickname,
          authorId: author_id,
          thumb: cover,
          isPublic: state === publicArticleState,
          ...translate(title_zh, title_en, language),
        },
        path: state === 'deleted' ? null : `/articleIndex/${encodeURIComponent(id)}`,
        staffPath: `/staff/articles/${encodeURIComponent(id)}`,
      }),
    );
  },
};
