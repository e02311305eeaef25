import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BannerForm } from '@/components/business/banner/console-banner-form';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { orNotFound } from '@/lib/app/or-not-found';
import { getBannerRow } from '@/lib/business/banner/server/banner-rows';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('bannerConsole');
  return consoleMetadata('editBanners', t('title'));
}

/** One banner, or `new`. */
export default async function BannerPage({ params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const context = await requireStaff(language, `/staff/banners/${id}`, 'editBanners');
  const banner = id === 'new' ? null : await getBannerRow(context, { id }).catch(orNotFound);
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'bannerConsole')}>
      <BannerForm banner={banner} />
    </NextIntlClientProvider>
  );
}
