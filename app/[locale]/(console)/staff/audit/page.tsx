import { AuditScreen } from '@/components/base/staff/audit-screen';
import { requireStaff } from '@/lib/app/caller-context';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('readAudit', 'staff.audit.title');

/** What the staff have done. */
export default async function AuditPage({ searchParams }: PageProps) {
  await requireStaff('readAudit', '/staff/audit', searchParams);
  return <AuditScreen />;
}
