import { ArticlesConsole } from '@/components/community/article/console-articles';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewArticles', 'staff.sections.articles');

/** Articles that wait for review, and all others. */
export default async function ArticlesPage({ searchParams }: PageProps) {
  await requireStaff('reviewArticles', '/staff/articles', searchParams);
  return (
    <ClientWords of={['staff', 'staffReview', 'articleConsole']}>
      <ArticlesConsole />
    </ClientWords>
  );
}
