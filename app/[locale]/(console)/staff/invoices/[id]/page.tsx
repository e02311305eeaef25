import { InvoiceConsole } from '@/components/money/invoice/console-invoice';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getAnyInvoice } from '@/lib/money/invoice/server/list-invoices';

export const generateMetadata = consoleHead('makeInvoices', 'invoiceConsole.title');

/** One invoice. */
export default async function InvoicePage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('makeInvoices', `/staff/invoices/${encodeURIComponent(id)}`);
  const invoice = await getAnyInvoice(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['staff', 'invoiceConsole']}>
      <InvoiceConsole key={id} invoice={invoice} />
    </ClientWords>
  );
}
