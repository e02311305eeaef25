import { ProfileScreen } from '@/components/front/settings/profile-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { privateHead } from '@/lib/app/page-head';
import { getUserInfo } from '@/lib/people/person/server/get-user-info';
import { formatDate } from '@/lib/platform/shared/format/beijing';

export const generateMetadata = privateHead('settings.titles.profile');

/** The caller's profile, to be edited. */
export default async function ProfilePage() {
  const context = await requirePerson('/Settings/profile');
  return <ProfileScreen info={await getUserInfo(context)} today={formatDate(context.now())} />;
}
