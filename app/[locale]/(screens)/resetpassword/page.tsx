import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ResetPasswordScreen } from '@/components/people/account/reset-password-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.reset');
  return { title: t('title'), robots: { index: false } };
}

/** Sets a new password in the place of a forgotten one. The same for everybody: the flow is in the browser. */
export default async function ResetPasswordPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  return (
    <NextIntlClientProvider messages={clientMessages(isLanguage(locale) ? locale : defaultLanguage, 'account')}>
      <ResetPasswordScreen />
    </NextIntlClientProvider>
  );
}
