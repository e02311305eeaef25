import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { WechatCodeScreen } from '@/components/people/account/wechat-code-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.wechatCode');
  // The code in its address is nobody else's business.
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Where the chat app leads back to. The same for everybody: its answer is in the address, which the browser reads. */
export default async function WechatCodePage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  return (
    <NextIntlClientProvider messages={clientMessages(isLanguage(locale) ? locale : defaultLanguage, 'account')}>
      <WechatCodeScreen />
    </NextIntlClientProvider>
  );
}
