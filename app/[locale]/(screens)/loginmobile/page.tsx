import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AdoptSession } from '@/components/front/centre/adopt-session';
import { GoOn } from '@/components/people/account/go-on';
import { MobileLoginScreen } from '@/components/people/account/mobile-login-screen';
import { tokenOfBrowser } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

/** Its cookie says whether somebody is logged in. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.mobile');
  return { title: t('login.title'), robots: { index: false } };
}

/** Logs in by a code to a phone; who is logged in already goes straight on. */
export default async function MobileLoginPage({ params }: { params: Promise<{ locale: string }> }) {
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
      <MobileLoginScreen />
    </NextIntlClientProvider>
  );
}
