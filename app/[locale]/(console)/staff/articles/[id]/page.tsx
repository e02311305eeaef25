import { reviewReasons } from '@/components/base/staff/card-review';
import { ArticleConsole } from '@/components/community/article/console-article';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { messages } from '@/lib/app/messages';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getArticleForReview } from '@/lib/community/article/server/review/get-article-for-review';

export const generateMetadata = consoleHead('reviewArticles', 'staff.sections.articles');

/** One article. */
export default async function ArticlePage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('reviewArticles', `/staff/articles/${id}`);
  const article = await getArticleForReview(context, { id }).catch(orNotFound);
  // An author who wrote no Chinese reads English.
  const written = article.bodyZh === '' && article.bodyEn !== '' ? 'en' : 'zh';
  const { reasonNames } = messages[context.language].articleConsole;
  const reasons = reviewReasons(written, reasonNames, messages[written].articleConsole.reasons);
  return (
    <ClientWords of={['staff', 'staffReview', 'articleConsole', 'articleEdit.works', 'workCard']}>
      <ArticleConsole key={article.id} article={article} reasons={reasons} />
    </ClientWords>
  );
}
