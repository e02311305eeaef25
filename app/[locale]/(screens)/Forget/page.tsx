import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ForgetScreen } from '@/components/people/account/forget-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.forget');
  return { title: t('title'), robots: { index: false } };
}

/** Asks for a code to set a new password. The same for everybody. */
export default async function ForgetPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  return (
    <NextIntlClientProvider messages={clientMessages(isLanguage(locale) ? locale : defaultLanguage, 'account')}>
      <ForgetScreen />
    </NextIntlClientProvider>
  );
}
