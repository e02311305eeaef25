import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DataScreen } from '@/components/front/settings/data-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.titles');
  return { title: t('data') };
}

/** Everything that is kept of the caller, to be downloaded. */
export default async function DataPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  await requirePerson(isLanguage(locale) ? locale : defaultLanguage, '/Settings/data');
  return <DataScreen />;
}
