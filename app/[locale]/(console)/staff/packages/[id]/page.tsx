import { PackageForm } from '@/components/careers/recruitment/console-package-form';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getPackageRow } from '@/lib/careers/recruitment/server/package-rows';

export const generateMetadata = consoleHead('managePackages', 'recruitmentConsole.title');

/** One package, or `new`. */
export default async function PackagePage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('managePackages', `/staff/packages/${id}`);
  const row = id === 'new' ? null : await getPackageRow(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['staff', 'recruitmentConsole']}>
      <PackageForm row={row} />
    </ClientWords>
  );
}
