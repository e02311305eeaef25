import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BindingScreen } from '@/components/front/settings/binding-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { getSecurity } from '@/lib/people/account/server/get-security';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.titles');
  return { title: t('binding') };
}

/** The logins of other apps that are bound to the account. */
export default async function BindingPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const context = await requirePerson(isLanguage(locale) ? locale : defaultLanguage, '/Settings/binding');
  return <BindingScreen security={await getSecurity(context)} />;
}
