import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SettingsScreen } from '@/components/front/settings/settings-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { getSecurity } from '@/lib/people/account/server/get-security';
import { getUserInfo } from '@/lib/people/person/server/get-user-info';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.titles');
  return { title: t('settings') };
}

/** The settings of who is logged in (specification section 2, `/Settings`). */
export default async function SettingsPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const context = await requirePerson(isLanguage(locale) ? locale : defaultLanguage, '/Settings');
  const [{ nickname }, security] = await Promise.all([getUserInfo(context), getSecurity(context)]);
  return <SettingsScreen nickname={nickname} security={security} />;
}
