import { ChangeScreen } from '@/components/front/settings/change-screen';
import { changeOf } from '@/components/front/settings/changes';
import { SecurityScreen } from '@/components/front/settings/security-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { privateHead } from '@/lib/app/page-head';
import { askedOf, type PageProps } from '@/lib/app/page-props';
import { getSecurity } from '@/lib/people/account/server/get-security';

export const generateMetadata = privateHead('settings.titles.security');

/**
 * The ways to log in to the account, or one of them to be changed. With `redirecturl` it asks for a phone number where
 * none is bound, and goes there once one is.
 */
export default async function SecurityPage({ searchParams }: PageProps) {
  const query = await askedOf(searchParams);
  const security = await getSecurity(await requirePerson('/Settings/security', searchParams));
  const redirectUrl = query.get('redirecturl');
  const change = changeOf(query.get('change'), redirectUrl !== null && security.phone === null);
  if (change === null) return <SecurityScreen security={security} />;
  return <ChangeScreen key={change} change={change} security={security} redirectUrl={redirectUrl} />;
}
