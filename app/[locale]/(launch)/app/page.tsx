import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Landing } from '@/components/base/app-link/landing';
import { shareImagePath } from '@/lib/app/share-images';
import { currentWays } from '@/lib/base/app-link/server/app-ways';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface AppProps {
  params: Promise<{ locale: string }>;
}

async function languageOf({ params }: AppProps) {
  const { locale } = await params;
  return isLanguage(locale) ? locale : defaultLanguage;
}

export async function generateMetadata(props: AppProps): Promise<Metadata> {
  const t = await getTranslations('appLink.page');
  const shell = await getTranslations('shell');
  const language = await languageOf(props);
  return pageMetadata({
    language,
    path: '/app',
    image: shareImagePath(language, 'app'),
    title: t('title'),
    description: t('description'),
    siteName: shell('name'),
  });
}

/** The app's own page, where launches that fail end up too (specification section 2). The same for every visitor. */
export default async function AppPage(props: AppProps) {
  const language = await languageOf(props);
  const address = new URL(getPathname({ locale: language, href: '/app' }), env().siteUrl);
  return <Landing ways={currentWays()} address={address.host + address.pathname} />;
}
