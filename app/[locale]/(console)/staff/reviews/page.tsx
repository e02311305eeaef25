import { ReviewsScreen } from '@/components/base/moderation/reviews-screen';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('reviewTexts', 'moderationConsole.title');

/** Texts with prohibited words, to be read by somebody (specification section 5). */
export default async function ReviewsPage({ searchParams }: PageProps) {
  await requireStaff('reviewTexts', '/staff/reviews', searchParams);
  return (
    <ClientWords of={['staff', 'moderationConsole']}>
      <ReviewsScreen />
    </ClientWords>
  );
}
