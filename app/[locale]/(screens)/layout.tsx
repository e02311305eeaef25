import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientRoot } from '@/components/front/shell/client-root';
import { Frame } from '@/components/front/shell/frame';
import { RouteSlide } from '@/components/front/shell/route-slide';
import { SessionEndedHost } from '@/components/front/shell/session-ended-host';
import { clientMessages } from '@/lib/app/client-messages';
import { frameSettings } from '@/lib/app/frame-settings';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

/** Product screens: queries and words for the browser live here, so that marketing pages carry none of it. */
export default async function ScreensLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  const t = await getTranslations('client');
  return (
    <Frame {...(await frameSettings())}>
      <NextIntlClientProvider messages={clientMessages(isLanguage(locale) ? locale : defaultLanguage)}>
        <ClientRoot loadingLabel={t('loading')}>
          <SessionEndedHost />
          <RouteSlide>{children}</RouteSlide>
        </ClientRoot>
      </NextIntlClientProvider>
    </Frame>
  );
}
