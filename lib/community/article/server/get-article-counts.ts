import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ArticleCounts, getArticleCounts as contract } from '../contract';
import { isPublicArticle } from './public-article';

/** The current counts of a public article. Throws NullPointer for one that is not public. */
export async function getArticleCounts(context: Context, { id }: InputOf<typeof contract>): Promise<ArticleCounts> {
  return context.db.read
    .selectFrom('article')
    .select(['like_count as likeCount', 'comment_count as commentCount'])
    .where('article.id', '=', id)
    .where(isPublicArticle)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}
