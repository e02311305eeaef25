import { PackagesConsole } from '@/components/careers/recruitment/console-packages';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('managePackages', 'recruitmentConsole.title');

/** The packages of job posts. */
export default async function PackagesPage({ searchParams }: PageProps) {
  await requireStaff('managePackages', '/staff/packages', searchParams);
  return (
    <ClientWords of={['staff', 'recruitmentConsole']}>
      <PackagesConsole />
    </ClientWords>
  );
}
