import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SelectScreen } from '@/components/front/centre/select-screen';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requirePerson } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { orNotFound } from '@/lib/app/or-not-found';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { readSelectPage } from './read';

interface SelectVideoProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('centreSelect'))('title') };
}

/** Picks works for what the address names (`?playlist=`); what is not the caller's is no page. */
export default async function SelectVideoPage({ params, searchParams }: SelectVideoProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const context = await requirePerson(language, await askedPath('/selectVideo', searchParams));
  const picking = (await readSelectPage(context, await searchParams).catch(orNotFound)) ?? notFound();
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'centreSelect', 'centre')}>
      <SelectScreen key={`${picking.purpose} ${picking.id}`} {...picking} />
    </NextIntlClientProvider>
  );
}
