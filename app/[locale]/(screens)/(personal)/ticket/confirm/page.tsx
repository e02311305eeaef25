import { ConfirmScreen } from '@/components/events/ticket/confirm-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getTicketOrder } from '@/lib/events/ticket/server/own/get-ticket-order';
import { getCashier } from '@/lib/money/payment/server/get-cashier';

export const generateMetadata = privateHead('ticket.pages.confirm');

/** An `order` of tickets of the caller, to be paid; 404 for any other. */
export default async function ConfirmPage({ searchParams }: PageProps) {
  const context = await requirePerson('/ticket/confirm', searchParams);
  const orderId = String((await searchParams).order ?? '');
  const [order, cashier] = await Promise.all([
    getTicketOrder(context, { orderId }),
    getCashier(context, { orderId }),
  ]).catch(orNotFound);
  return (
    <ClientWords of={['ticket', 'ticketBuy', 'cashier', 'order.ways']}>
      <ConfirmScreen key={orderId} {...{ order, cashier }} />
    </ClientWords>
  );
}
