import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { OwnPage } from '@/components/front/centre/own-page';
import { requirePerson } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { readOwnPage } from './read';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('centre.own'))('title') };
}

/** One's own page (specification section 2). */
export default async function PeopleCenterPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const context = await requirePerson(language, '/PeopleCenter');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'centre')}>
      <OwnPage {...(await readOwnPage(context))} />
    </NextIntlClientProvider>
  );
}
