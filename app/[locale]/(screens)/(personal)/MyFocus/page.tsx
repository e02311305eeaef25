import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FocusScreen } from '@/components/front/centre/focus-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { readFocusPage } from './read';

interface MyFocusProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ tab?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('centre.focus'))('title') };
}

/** Whom and what one follows, and one's fans; `tab` names the list that comes first. */
export default async function MyFocusPage({ params, searchParams }: MyFocusProps) {
  const { locale } = await params;
  const { tab } = await searchParams;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const path = typeof tab === 'string' ? `/MyFocus?${new URLSearchParams({ tab })}` : '/MyFocus';
  const context = await requirePerson(language, path);
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'centre', 'person', 'topic')}>
      <FocusScreen {...(await readFocusPage(context, tab))} />
    </NextIntlClientProvider>
  );
}
