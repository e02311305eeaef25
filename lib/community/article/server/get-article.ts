import { workIds } from '@/lib/base/rich-text/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { findVideoItems } from '@/lib/works/work/port';
import type { ArticleDetail, getArticle as contract, EmbeddedWork } from '../contract';
import { articlesWithNames, toArticleItem } from './article-item';
import { findTags } from './find-tags';
import { isPublicArticle } from './public-article';
import { textStatesOf } from './shown-text';

/**
 * A public article in the requested language, or in the other one where it has no text in it. Throws NullPointer for one that
 * is not public, for every caller: its page is cached for all.
 */
export async function getArticle(context: Context, { id }: InputOf<typeof contract>): Promise<ArticleDetail> {
  const { db, language } = context;
  const row = await findPublic(db.read, id);
  if (!row) throw new CodedError('NullPointer');
  const { userId, nickName, verification, ...item } = toArticleItem(row, language);
  const body = row[`body_${item.titleLanguage}`];
  const [tags, works] = await Promise.all([findTags(db.read, id), findWorks(context, body)]);
  return {
    ...item,
    body,
    works,
    author: {
      userId,
      nickname: nickName,
      avatar: row.avatar,
      verification,
      tagline: row.tagline,
      followerCount: row.follower_count,
    },
    tags,
    textState: textStatesOf(row)[language],
    editedAt: row.edited_at === null ? null : isoInBeijing(row.edited_at),
  };
}

function findPublic(db: Reader, id: string) {
  return articlesWithNames(db)
    .select(['body_zh', 'body_en', 'changed_zh_at', 'changed_en_at', 'checked_at', 'edited_at'])
    .select(['avatar', 'tagline', 'follower_count'])
    .where('article.id', '=', id)
    .where(isPublicArticle)
    .executeTakeFirst();
}

/** The public works that stand in a text, each once. */
async function findWorks(context: Context, body: string): Promise<EmbeddedWork[]> {
  const items = await findVideoItems(context, workIds(body));
  return items.map(({ videoId, title, titleLanguage, nickName, verification, thumb, duration }) => {
    return { videoId, title, titleLanguage, nickName, verification, thumb, duration };
  });
}
