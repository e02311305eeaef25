import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientRoot } from '@/components/shell/client-root';
import { Frame } from '@/components/shell/frame';
import { RouteSlide } from '@/components/shell/route-slide';
import { frameSettings } from '@/lib/app/frame-settings';

/** Product screens: queries live here, so that marketing pages carry none of it. */
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
    <Frame {...frameSettings(locale)}>
      <ClientRoot loadingLabel={t('loading')}>
        <RouteSlide>{children}</RouteSlide>
      </ClientRoot>
    </Frame>
  );
}
