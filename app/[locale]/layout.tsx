import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BeforePaintScript } from '@/components/front/shell/before-paint-script';
import { LostScript } from '@/components/front/shell/lost-script';
import { ToastHost } from '@/components/front/shell/toast-host';
import { env } from '@/lib/platform/server/env';
import { isLanguage, languageNames } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  return {
    metadataBase: new URL(env().siteUrl),
    manifest: '/manifest.webmanifest',
    icons: {
      // Browsers that cannot draw the SVG icon use the PNG.
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf9f6' },
    { media: '(prefers-color-scheme: dark)', color: '#0b0b0d' },
  ],
};

/** Root of every page. No page is rendered at build time: the first request renders it, then it is cached. */
export function generateStaticParams() {
  return [];
}

export default async function RootLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  if (!isLanguage(locale)) redirect('/');
  const t = await getTranslations('client');
  return (
    <html lang={languageNames[locale].html} suppressHydrationWarning>
      <body>
        <BeforePaintScript />
        {children}
        <LostScript language={locale} />
        <ToastHost label={t('notifications')} retryLabel={t('retry')} dismissLabel={t('dismiss')} />
      </body>
    </html>
  );
}
