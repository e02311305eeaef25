import { AccountScreen } from '@/components/front/settings/account-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { privateHead } from '@/lib/app/page-head';
import { getSecurity } from '@/lib/people/account/server/get-security';

export const generateMetadata = privateHead('settings.titles.account');

/** Deleting the account, or keeping it after all. */
export default async function AccountPage() {
  const context = await requirePerson('/Settings/account');
  return <AccountScreen security={await getSecurity(context)} />;
}
