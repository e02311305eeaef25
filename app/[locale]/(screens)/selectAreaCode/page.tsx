import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CallingCodesScreen } from '@/components/people/account/calling-codes-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { listCallingCodes } from '@/lib/people/account/server/list-calling-codes';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.callingCodes');
  return { title: t('title'), robots: { index: false } };
}

/** Chooses the calling code of a mobile number. */
export default async function CallingCodesPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'account')}>
      <CallingCodesScreen codes={listCallingCodes(language)} />
    </NextIntlClientProvider>
  );
}
