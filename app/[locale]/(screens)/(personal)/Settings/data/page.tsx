import { DataScreen } from '@/components/front/settings/data-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { privateHead } from '@/lib/app/page-head';

export const generateMetadata = privateHead('settings.titles.data');

/** Export of everything that is stored about the caller. */
export default async function DataPage() {
  await requirePerson('/Settings/data');
  return <DataScreen />;
}
