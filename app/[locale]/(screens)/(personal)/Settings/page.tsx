import { SettingsScreen } from '@/components/front/settings/settings-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { privateHead } from '@/lib/app/page-head';
import { getSecurity } from '@/lib/people/account/server/get-security';
import { getUserInfo } from '@/lib/people/person/server/get-user-info';

export const generateMetadata = privateHead('settings.titles.settings');

/** The settings of the logged-in person (specification section 2, `/Settings`). */
export default async function SettingsPage() {
  const context = await requirePerson('/Settings');
  const [{ nickname }, security] = await Promise.all([getUserInfo(context), getSecurity(context)]);
  return <SettingsScreen nickname={nickname} security={security} />;
}
