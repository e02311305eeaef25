import { DevicesScreen } from '@/components/front/settings/devices-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { privateHead } from '@/lib/app/page-head';
import { findDevices } from '@/lib/people/account/server/find-devices';

export const generateMetadata = privateHead('settings.titles.devices');

/** Where the account is logged in. */
export default async function DevicesPage() {
  const context = await requirePerson('/Settings/devices');
  return <DevicesScreen first={await findDevices(context)} now={context.now()} />;
}
