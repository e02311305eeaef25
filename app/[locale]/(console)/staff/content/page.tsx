import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PagesConsole } from '@/components/content/console-pages';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('contentConsole'))('title') };
}

/** The content pages. */
export default async function ContentPages({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, '/staff/content', 'editContent');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'contentConsole')}>
      <PagesConsole />
    </NextIntlClientProvider>
  );
}
