import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DevicesScreen } from '@/components/front/settings/devices-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { findDevices } from '@/lib/people/account/server/find-devices';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.titles');
  return { title: t('devices') };
}

/** Where the account is logged in. */
export default async function DevicesPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const context = await requirePerson(isLanguage(locale) ? locale : defaultLanguage, '/Settings/devices');
  return <DevicesScreen first={await findDevices(context)} now={context.now()} />;
}
