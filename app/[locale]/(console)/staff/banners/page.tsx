import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BannersConsole } from '@/components/business/banner/console-banners';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface BannersPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('bannerConsole');
  return consoleMetadata('editBanners', t('title'));
}

/** The banners of every place. */
export default async function BannersPage({ params, searchParams }: BannersPageProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, await askedPath('/staff/banners', searchParams), 'editBanners');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'bannerConsole')}>
      <BannersConsole />
    </NextIntlClientProvider>
  );
}
