import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { HostScript } from '@/components/shell/host-script';
import { ClientRoot } from '@/components/shell/providers/client-root';
import { clientMessages } from '@/lib/app/client-messages';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

/** Product screens: queries, the session store and the messages live here, so that marketing pages carry none of it. */
export default async function ScreensLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const t = await getTranslations('client');
  const { companyName, icpNumber, policeNumber } = env();
  const words = { loading: t('loading'), notifications: t('notifications'), dismiss: t('dismiss') };
  return (
    <NextIntlClientProvider messages={clientMessages(language)}>
      <HostScript />
      <ClientRoot words={words}>
        <Header />
        <main id="main">{children}</main>
        <Footer
          company={companyName}
          icpNumber={icpNumber}
          policeNumber={policeNumber}
          year={new Date().getFullYear()}
        />
      </ClientRoot>
    </NextIntlClientProvider>
  );
}
