import { PagesConsole } from '@/components/base/content/console-pages';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('editContent', 'contentConsole.title');

/** The content pages. */
export default async function ContentPages({ searchParams }: PageProps) {
  await requireStaff('editContent', '/staff/content', searchParams);
  return (
    <ClientWords of={['staff', 'contentConsole']}>
      <PagesConsole />
    </ClientWords>
  );
}
