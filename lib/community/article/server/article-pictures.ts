import type { PictureRight } from '@/lib/base/media/port';
import { mayDo } from '@/lib/base/permission/port';
import { containsOne } from '@/lib/platform/server/db/contains';
import { picturedArticle } from './own/own-pictures';
import { isPublicArticle } from './public-article';

/**
 * Pictures of articles: that which a public one shows, as its cover or in a text, is public. Every other is for its author and
 * for reviewers.
 */
export const articlePictures: PictureRight = {
  async isPublic({ db }, key) {
    const source = [`src="${key}"`];
    const shown = await db.read
      .selectFrom('article')
      .select('article.id')
      .where('article.id', '=', picturedArticle(key))
      .where(isPublicArticle)
      .where((row) => row.or([row('cover', '=', key), containsOne('body_zh', source), containsOne('body_en', source)]))
      .executeTakeFirst();
    return shown !== undefined;
  },
  async isFor(db, key, caller) {
    const mayReview = mayDo({ caller }, 'reviewArticles');
    const own = await db
      .selectFrom('article')
      .select('id')
      .where('id', '=', picturedArticle(key))
      .where('state', '!=', 'deleted')
      .$if(!mayReview, (articles) => articles.where('author_id', '=', caller.personId))
      .executeTakeFirst();
    return own !== undefined;
  },
};
