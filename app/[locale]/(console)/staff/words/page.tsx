import { WordsConsole } from '@/components/base/moderation/console-words';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('editWords', 'moderationConsole.words.title');

/** The words that lead a text to manual review (specification section 5). */
export default async function WordsPage({ searchParams }: PageProps) {
  await requireStaff('editWords', '/staff/words', searchParams);
  return (
    <ClientWords of={['staff', 'moderationConsole']}>
      <WordsConsole />
    </ClientWords>
  );
}
