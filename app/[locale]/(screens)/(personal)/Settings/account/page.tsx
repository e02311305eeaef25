import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountScreen } from '@/components/front/settings/account-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { getSecurity } from '@/lib/people/account/server/get-security';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.titles');
  return { title: t('account') };
}

/** Deleting the account, or keeping it after all. */
export default async function AccountPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const context = await requirePerson(isLanguage(locale) ? locale : defaultLanguage, '/Settings/account');
  return <AccountScreen security={await getSecurity(context)} />;
}
