import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SetNicknameScreen } from '@/components/people/account/set-nickname-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.setNickname');
  return { title: t('title'), robots: { index: false } };
}

/** Chooses the nickname of a new account. The same for everybody: the flow is in the browser. */
export default async function SetNicknamePage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  return (
    <NextIntlClientProvider messages={clientMessages(isLanguage(locale) ? locale : defaultLanguage, 'account')}>
      <SetNicknameScreen />
    </NextIntlClientProvider>
  );
}
