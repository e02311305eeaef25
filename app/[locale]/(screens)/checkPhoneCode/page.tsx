import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CheckCodeScreen } from '@/components/people/account/check-code-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.checkCode');
  return { title: t('title'), robots: { index: false } };
}

/** Takes the code that was sent to a phone or an e-mail address. The same for everybody: the flow is in the browser. */
export default async function CheckCodePage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'account', 'delivery')}>
      <CheckCodeScreen isDemo={env().demo} />
    </NextIntlClientProvider>
  );
}
