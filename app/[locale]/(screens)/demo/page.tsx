import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Demo } from '@/components/base/app-link/demo';
import { messages } from '@/lib/app/messages';
import { currentWays } from '@/lib/base/app-link/server/app-ways';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('appLink.demo');
  return { title: t('title'), robots: { index: false } };
}

/** A page to test the native app with (specification section 2, 'App-open pages'). */
export default async function DemoPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const { demo } = messages[isLanguage(locale) ? locale : defaultLanguage].appLink;
  return (
    <NextIntlClientProvider messages={{ appLink: { demo } }}>
      <Demo ways={currentWays()} launchAppId={env().wechatLaunchAppId} />
    </NextIntlClientProvider>
  );
}
