import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ReviewsScreen } from '@/components/base/moderation/reviews-screen';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface ReviewsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('moderationConsole');
  return consoleMetadata('reviewTexts', t('title'));
}

/** Texts with prohibited words, to be read by somebody (specification section 5). */
export default async function ReviewsPage({ params, searchParams }: ReviewsPageProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, await askedPath('/staff/reviews', searchParams), 'reviewTexts');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'moderationConsole')}>
      <ReviewsScreen />
    </NextIntlClientProvider>
  );
}
