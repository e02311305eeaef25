import { InvoicesConsole } from '@/components/money/invoice/console-invoices';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

export const generateMetadata = consoleHead('makeInvoices', 'invoiceConsole.title');

/** The invoices that were asked for. */
export default async function InvoicesPage({ searchParams }: PageProps) {
  await requireStaff('makeInvoices', '/staff/invoices', searchParams);
  return (
    <ClientWords of={['staff', 'invoiceConsole']}>
      <InvoicesConsole />
    </ClientWords>
  );
}
