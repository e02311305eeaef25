import { v7 as uuid } from 'uuid';
import { recordAudit } from '@/lib/base/audit/port';
import { isDeliverable } from '@/lib/base/delivery/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { holdOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { makeInvoice as makeContract, refuseInvoice as refuseContract, StaffInvoice } from '../contract';
import { invoicedSum, obstacleOf } from '../rules/invoiced';
import { invoiceFiles, storeInvoiceFile } from './invoice-file';
import { invoicedOrder } from './invoice-item';
import { getAnyInvoice } from './list-invoices';
import { mailInvoice } from './mail-invoice';
import type { InvoiceTable } from './tables';

/**
 * Makes an invoice out: its document is kept, mailed to its recipient and offered to who asked for it, who is told. Of several
 * at once one succeeds; nobody makes out their own.
 * Throws Unauthorized or Forbidden, NullPointer, UnsupportedMediaType for what is no PDF, Changed for one that was decided on,
 * and where the order has another sum left than the document is about.
 */
export async function makeInvoice(context: Context, input: InputOf<typeof makeContract>): Promise<StaffInvoice> {
  requireAllowed(context, 'makeInvoices');
  const { id, amountFen, file } = input;
  await findAsked(context, id);
  const fileId = uuid();
  const media_key = await storeInvoiceFile(context, fileId, file);
  try {
    await context.db.transaction(async (tx) => {
      await decide(context, tx, input, { state: 'issued', amount_fen: amountFen, media_key });
      // Where no mail is sent it is there to be downloaded.
      if (isDeliverable('email')) await enqueue(tx, mailInvoice, { id }, { now: context.now(), uniqueKey: id });
    });
  } catch (error) {
    await invoiceFiles.drop(context, fileId);
    throw error;
  }
  return getAnyInvoice(context, { id });
}

/** Refuses an invoice with a reason; it may be asked for again. Throws what `makeInvoice` throws. */
export async function refuseInvoice(context: Context, input: InputOf<typeof refuseContract>): Promise<StaffInvoice> {
  requireAllowed(context, 'makeInvoices');
  await findAsked(context, input.id);
  await context.db.transaction((tx) => decide(context, tx, input, { state: 'refused', reason: input.reason }));
  return getAnyInvoice(context, { id: input.id });
}

async function findAsked({ db }: Context, id: string): Promise<void> {
  const row = await db.read.selectFrom('invoice').select('state').where('id', '=', id).executeTakeFirst();
  if (!row) throw new CodedError('NullPointer');
  if (row.state !== 'asked') throw new CodedError('Changed');
}

type Change =
  | (Pick<InvoiceTable, 'media_key'> & { state: 'issued'; amount_fen: number })
  | (Pick<InvoiceTable, 'reason'> & { state: 'refused' });

/** The order's row is held first, so that no refund comes in between. */
async function decide(context: Context, tx: Tx, { id, revision }: { id: string; revision: number }, change: Change) {
  const { personId } = requireAllowed(context, 'makeInvoices');
  const ofInvoice = await tx.selectFrom('invoice').select('order_id').where('id', '=', id).executeTakeFirst();
  const order = ofInvoice && (await holdOrder(tx, ofInvoice.order_id));
  if (!order) throw new CodedError('NullPointer');
  if (order.person_id === personId) throw new CodedError('Forbidden');
  const invoiced = invoicedOrder(order);
  if (change.state === 'issued' && (obstacleOf(invoiced) !== null || invoicedSum(invoiced) !== change.amount_fen)) {
    throw new CodedError('Changed');
  }
  const decided = await tx
    .updateTable('invoice')
    .set((row) => ({
      ...change,
      ...{ revision: row('revision', '+', 1), decided_at: context.now(), decided_by: personId },
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'asked')
    .returning(['order_id', 'person_id', 'reason'])
    .executeTakeFirst();
  if (!decided) throw new CodedError('Changed');
  const { state } = change;
  await recordAudit(context, tx, {
    ...{ action: `invoice.request.${state}`, subject: 'invoice', subjectId: id, before: { state: 'asked' } },
    after: state === 'issued' ? { state, amount_fen: change.amount_fen } : { state, reason: change.reason },
  });
  await context.emit(context, tx, 'invoice.decided', {
    ...{ id, orderId: decided.order_id, orderNumber: order.number, personId: decided.person_id, state },
    reason: decided.reason,
  });
}
