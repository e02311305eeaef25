import { RightsScreen } from '@/components/careers/recruitment/rights-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { rightsPath } from '@/lib/careers/recruitment/client/addresses';
import { getPostRights, listJobPurchases } from '@/lib/careers/recruitment/server/own-purchases';

export const generateMetadata = privateHead('recruitment.pages.rights');

/** What the caller's company has left of the packages that it bought. */
export default async function RightsPage({ searchParams }: PageProps) {
  const context = await requirePerson(rightsPath, searchParams);
  const rights = await getPostRights(context);
  const purchases = await listJobPurchases(context, { pageIndex: 1, pageSize: 20 });
  return (
    <ClientWords of={['recruitment']}>
      <RightsScreen {...{ rights, purchases }} />
    </ClientWords>
  );
}
