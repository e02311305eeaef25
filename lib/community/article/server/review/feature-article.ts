import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { featureArticle as contract } from '../../contract';
import { articlesTag } from '../page-tags';
import { isPublicArticle } from '../public-article';

/**
 * Features a public article, or no longer. Recorded, unless it was so already. Throws NullPointer for one that is not public,
 * Unauthorized or Forbidden for callers who may not review articles.
 */
export async function featureArticle(context: Context, { id, isFeatured }: InputOf<typeof contract>): Promise<null> {
  requireAllowed(context, 'reviewArticles');
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const changed = await tx
      .updateTable('article')
      .set({ featured_at: isFeatured ? now : null })
      .where('id', '=', id)
      .where('featured_at', isFeatured ? 'is' : 'is not', null)
      .where(isPublicArticle)
      .returning('id')
      .executeTakeFirst();
    if (!changed) {
      const standing = tx.selectFrom('article').select('id').where('id', '=', id).where(isPublicArticle);
      await standing.executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
      return;
    }
    await invalidatePages(tx, [articlesTag], now);
    await recordAudit(context, tx, {
      action: `article.post.${isFeatured ? 'featured' : 'unfeatured'}`,
      subject: 'article',
      subjectId: id,
      before: { isFeatured: !isFeatured },
      after: { isFeatured },
    });
  });
  return null;
}
