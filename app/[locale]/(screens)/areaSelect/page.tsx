import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AreaSelectScreen } from '@/components/people/person/area-select-screen';
import { messages } from '@/lib/app/messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

/** Its query says where it came from. */
export const dynamic = 'force-dynamic';

interface AreaSelectPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Partial<Record<'redirecturl' | 'value', string | string[]>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('person.area');
  return { title: t('title'), robots: { index: false } };
}

/** Country, province, city (specification section 2). Its query names where to go back to and what was chosen before. */
export default async function AreaSelectPage({ params, searchParams }: AreaSelectPageProps) {
  const { locale } = await params;
  const { redirecturl, value } = await searchParams;
  const { client, person } = messages[isLanguage(locale) ? locale : defaultLanguage];
  return (
    <NextIntlClientProvider messages={{ client, person: { area: person.area } }}>
      <AreaSelectScreen redirectUrl={oneOf(redirecturl)} value={oneOf(value)} />
    </NextIntlClientProvider>
  );
}

function oneOf(parameter: string | string[] | undefined): string | null {
  return typeof parameter === 'string' ? parameter : null;
}
