import { NextIntlClientProvider } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { Demo } from '@/components/base/app-link/demo';
import { messages } from '@/lib/app/messages';
import { privateHead } from '@/lib/app/page-head';
import { currentWays } from '@/lib/base/app-link/server/app-ways';
import { env } from '@/lib/platform/server/env';

export const generateMetadata = privateHead('appLink.demo.title');

/** A page to test the native app with (specification section 2, 'App-open pages'). */
export default async function DemoPage() {
  const { demo } = messages[await getLocale()].appLink;
  return (
    <NextIntlClientProvider messages={{ appLink: { demo } }}>
      <Demo ways={currentWays()} launchAppId={env().wechatLaunchAppId} />
    </NextIntlClientProvider>
  );
}
