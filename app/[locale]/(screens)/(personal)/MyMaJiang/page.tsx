import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { MyWorks } from '@/components/works/work/list-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { readWorksPage } from './read';

interface MyWorksPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ tab?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('work'))('title') };
}

/** One's own works, credits and watch history; `tab` names the list that comes first. */
export default async function MyWorksPage({ params, searchParams }: MyWorksPageProps) {
  const { locale } = await params;
  const { tab } = await searchParams;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const path = typeof tab === 'string' ? `/MyMaJiang?${new URLSearchParams({ tab })}` : '/MyMaJiang';
  const context = await requirePerson(language, path);
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'work', 'video')}>
      <MyWorks {...(await readWorksPage(context, tab))} />
    </NextIntlClientProvider>
  );
}
