import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProfileScreen } from '@/components/front/settings/profile-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { getUserInfo } from '@/lib/people/person/server/get-user-info';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.titles');
  return { title: t('profile') };
}

/** The own profile, to be edited. */
export default async function ProfilePage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const context = await requirePerson(isLanguage(locale) ? locale : defaultLanguage, '/Settings/profile');
  return <ProfileScreen info={await getUserInfo(context)} today={formatDate(context.now())} />;
}
