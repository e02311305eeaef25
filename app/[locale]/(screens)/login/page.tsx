import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AdoptSession } from '@/components/front/centre/adopt-session';
import { GoOn } from '@/components/people/account/go-on';
import { LoginScreen } from '@/components/people/account/login-screen';
import { tokenOfBrowser } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { loginOffer } from '@/lib/base/wechat/server/oauth';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

/** Its cookie says whether somebody is logged in. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.login');
  return { title: t('title'), robots: { index: false } };
}

/** Logs in by password (specification section 2); who is logged in already goes straight on. */
export default async function LoginPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const token = await tokenOfBrowser();
  if (token) {
    return (
      <>
        <AdoptSession token={token} />
        <GoOn />
      </>
    );
  }
  return (
    <NextIntlClientProvider messages={clientMessages(isLanguage(locale) ? locale : defaultLanguage, 'account')}>
      <LoginScreen wechat={loginOffer()} />
    </NextIntlClientProvider>
  );
}
