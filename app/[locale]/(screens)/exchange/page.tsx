import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ExchangeScreen } from '@/components/people/account/exchange-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { standsInHeader } from '@/lib/app/login-table';
import { redirect } from '@/lib/platform/i18n/navigation';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell.bridge');
  return { title: t('title'), robots: { index: false } };
}

/** Only the middleware leads here, in the own app and at another page's address; its own is an unknown path. */
export default async function ExchangePage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  if (!(await headers()).has(standsInHeader)) redirect({ href: '/', locale: language });
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'shell')}>
      <ExchangeScreen />
    </NextIntlClientProvider>
  );
}
