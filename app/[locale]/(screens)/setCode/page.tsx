import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SetCodeScreen } from '@/components/people/account/set-code-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.setCode');
  return { title: t('title'), robots: { index: false } };
}

/** Chooses the password of a new account. The same for everybody: the flow is in the browser. */
export default async function SetCodePage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  return (
    <NextIntlClientProvider messages={clientMessages(isLanguage(locale) ? locale : defaultLanguage, 'account')}>
      <SetCodeScreen />
    </NextIntlClientProvider>
  );
}
