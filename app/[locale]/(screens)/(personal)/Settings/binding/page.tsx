import { BindingScreen } from '@/components/front/settings/binding-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { privateHead } from '@/lib/app/page-head';
import { getSecurity } from '@/lib/people/account/server/get-security';

export const generateMetadata = privateHead('settings.titles.binding');

/** The logins of other apps that are bound to the account. */
export default async function BindingPage() {
  const context = await requirePerson('/Settings/binding');
  return <BindingScreen security={await getSecurity(context)} />;
}
