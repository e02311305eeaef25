import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CollectScreen } from '@/components/front/centre/collect-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { readCollectPage } from './read';

interface MyCollectProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ tab?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('centre.collect'))('title') };
}

/** What one has collected; `tab` names the list that comes first. */
export default async function MyCollectPage({ params, searchParams }: MyCollectProps) {
  const { locale } = await params;
  const { tab } = await searchParams;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const path = typeof tab === 'string' ? `/MyCollect?${new URLSearchParams({ tab })}` : '/MyCollect';
  const context = await requirePerson(language, path);
  return (
    <NextIntlClientProvider
      messages={clientMessages(language, 'centre', 'video', 'activity', 'collection', 'playlist')}
    >
      <CollectScreen {...(await readCollectPage(context, tab))} />
    </NextIntlClientProvider>
  );
}
