import { v7 as uuid } from 'uuid';
import { findOwnOrder, holdOrder, orderItemOf } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { askInvoice as askContract, InvoiceOfOrder } from '../contract';
import { invoicedSum, obstacleOf } from '../rules/invoiced';
import { columnsOf, fieldsOf, invoicedOrder, invoiceOf } from './invoice-item';

/**
 * The latest invoice of an order of the caller, whether one can be asked for, and the answers of the latest invoice that they
 * asked for. Throws Unauthorized, NullPointer for another person's order.
 */
export async function getInvoice(context: Context, { orderId }: { orderId: string }): Promise<InvoiceOfOrder> {
  const order = await findOwnOrder(context, orderId);
  const latest = () => context.db.read.selectFrom('invoice').selectAll().orderBy('asked_at', 'desc').limit(1);
  const [ofOrder, ofPerson] = await Promise.all([
    latest().where('order_id', '=', orderId).executeTakeFirst(),
    latest().where('person_id', '=', order.person_id).executeTakeFirst(),
  ]);
  const invoiced = invoicedOrder(order);
  return {
    order: orderItemOf(order, context.language),
    obstacle: obstacleOf(invoiced),
    amountFen: invoicedSum(invoiced),
    invoice: ofOrder ? invoiceOf(ofOrder, order) : null,
    known: ofPerson ? fieldsOf(ofPerson) : null,
  };
}

/**
 * Asks for an invoice of a paid order of the caller (specification section 5), after a refusal and after a refund anew. Of
 * several at once one is kept; the order's row is held, so that no refund comes in between.
 * Throws Unauthorized, NullPointer for another person's order, OrderClosed for one that has no invoice.
 */
export async function askInvoice(context: Context, input: InputOf<typeof askContract>): Promise<InvoiceOfOrder> {
  const { personId } = signedIn(context);
  const { orderId, ...fields } = input;
  await context.db.transaction(async (tx) => {
    const order = await holdOrder(tx, orderId);
    if (order?.person_id !== personId) throw new CodedError('NullPointer');
    if (obstacleOf(invoicedOrder(order)) !== null) throw new CodedError('OrderClosed');
    await tx
      .insertInto('invoice')
      .values({
        ...{ id: uuid(), order_id: orderId, person_id: personId, revision: 1, state: 'asked', amount_fen: null },
        ...columnsOf(fields),
        ...{ language: context.language, reason: '', media_key: null },
        ...{ asked_at: context.now(), decided_at: null, decided_by: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return getInvoice(context, { orderId });
}

/**
 * Takes a request of the caller back, with everything that it says, so that it can be made anew. Throws Unauthorized,
 * NullPointer for another person's order, Changed where none waits any more.
 */
export async function withdrawInvoice(context: Context, { orderId }: { orderId: string }): Promise<InvoiceOfOrder> {
  await findOwnOrder(context, orderId);
  await context.db.transaction(async (tx) => {
    const withdrawn = await tx
      .deleteFrom('invoice')
      .where('order_id', '=', orderId)
      .where('state', '=', 'asked')
      .executeTakeFirst();
    if (Number(withdrawn.numDeletedRows) === 0) throw new CodedError('Changed');
  });
  return getInvoice(context, { orderId });
}
