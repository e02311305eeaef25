import { InvoiceScreen } from '@/components/money/invoice/invoice-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getInvoice } from '@/lib/money/invoice/server/own-invoice';

export const generateMetadata = privateHead('invoice.title');

/** The invoice of an order of the caller (specification section 5); 404 for any other order. */
export default async function InvoicePage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/order/${encodeURIComponent(id)}/invoice`);
  const first = await getInvoice(context, { orderId: id }).catch(orNotFound);
  return (
    <ClientWords of={['invoice']}>
      <InvoiceScreen key={id} first={first} />
    </ClientWords>
  );
}
