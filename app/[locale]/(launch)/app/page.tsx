import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Landing } from '@/components/base/app-link/landing';
import { publicHead } from '@/lib/app/page-head';
import { currentWays } from '@/lib/base/app-link/server/app-ways';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('appLink.page');
  return publicHead({ path: '/app', image: 'app', title: t('title'), description: t('description') });
}

/** The app's own page, which failed launches lead to as well (specification section 2). The same for every visitor. */
export default async function AppPage() {
  const address = new URL(getPathname({ locale: await getLocale(), href: '/app' }), env().siteUrl);
  return <Landing ways={currentWays()} address={address.host + address.pathname} />;
}
