import { v7 as uuid } from 'uuid';
import { recordAudit } from '@/lib/base/audit/port';
import { privateFiles, readPrivateFile } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { postTransaction } from '@/lib/money/ledger/port';
import type { SaleOrderTable } from '@/lib/money/order/port';
import {
  beginOrderTransfer,
  findOwnOrder,
  holdOrder,
  noteSlip,
  payOrder,
  refuseSlip,
  waysOf,
} from '@/lib/money/order/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { decideOnSlip as decideContract, sendSlip as sendContract } from '../contract';
import { endOthers } from './settle-payment';

/**
 * The caller pays by a bank transfer, within three working days. Throws Unauthorized, NullPointer for another person's order,
 * OrderClosed for one that is not unpaid, NotConfigured where it may not be paid so.
 */
export async function beginTransfer(context: Context, { orderId }: { orderId: string }) {
  const { id, kind, person_id } = await findOwnOrder(context, orderId);
  if (!env().bankAccount || !waysOf(kind).includes('offline')) throw new CodedError('NotConfigured');
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const order = await holdOrder(tx, id);
    // Chosen again it keeps its deadline.
    if (order?.state === 'pending' && order.way === 'offline') return { state: order.state };
    if (order?.state !== 'pending' || order.expires_at <= now) throw new CodedError('OrderClosed');
    await beginOrderTransfer(tx, { id, at: now, byId: person_id });
    return { state: order.state };
  });
}

/** The pictures of slips, which those who manage orders alone see. */
export const slipPictures = privateFiles({
  name: 'slips',
  job: 'payment.remove-unkept-slip',
  async isKept(db, slipId) {
    const slip = db.selectFrom('payment_slip').select('id').where('slip_id', '=', slipId);
    return (await slip.executeTakeFirst()) !== undefined;
  },
});

/**
 * The caller sends pictures of the slip of a transfer, each redrawn without metadata: the order waits for staff. It may be
 * sent again until they have decided. Throws what `beginTransfer` and `storePictures` throw.
 */
export async function sendSlip(context: Context, { orderId, pictures }: InputOf<typeof sendContract>) {
  const { id, person_id, way } = await findOwnOrder(context, orderId);
  if (way !== 'offline') throw new CodedError('OrderClosed');
  const [slipId, now] = [uuid(), context.now()];
  const keys = await slipPictures.storePictures(context, slipId, pictures);
  try {
    return await context.db.transaction(async (tx) => {
      const sent = await noteSlip(tx, { id, at: now, byId: person_id });
      if (sent?.way !== 'offline') throw new CodedError('OrderClosed');
      const rows = keys.map((key) => ({ id: uuid(), order_id: id, slip_id: slipId, media_key: key, sent_at: now }));
      await tx.insertInto('payment_slip').values(rows).execute();
      return { state: sent.state };
    });
  } catch (error) {
    await slipPictures.drop(context, slipId);
    throw error;
  }
}

/** A picture of a slip, for staff. Throws Unauthorized or Forbidden, and NullPointer for none. */
export async function readSlip(context: Context, { id }: { id: string }): Promise<FileAnswer> {
  requireAllowed(context, 'manageOrders');
  const slip = await context.db.read
    .selectFrom('payment_slip')
    .select('media_key')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!slip) throw new CodedError('NullPointer');
  return { name: `slip-${id}.jpg`, contentType: 'image/jpeg', body: await readPrivateFile(context, slip.media_key) };
}

/**
 * Staff confirm that a transfer has come, which pays the order, or refuse its slip, which gives the buyer three more working
 * days. Of several decisions at once one succeeds; nobody decides on a transfer of their own.
 * Throws Unauthorized or Forbidden, NullPointer, Changed where no slip waits, 400 with `required` for a refusal without reason.
 */
export async function decideOnSlip(context: Context, input: InputOf<typeof decideContract>): Promise<null> {
  const { personId } = requireAllowed(context, 'manageOrders');
  const { orderId: id, isReceived, reason } = input;
  if (!isReceived && reason === '') throw new CodedError('400', { fields: [{ field: 'reason', rule: 'required' }] });
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const order = await holdOrder(tx, id);
    if (!order) throw new CodedError('NullPointer');
    if (order.person_id === personId) throw new CodedError('Forbidden');
    if (order.state !== 'paid_pending_review') throw new CodedError('Changed');
    if (isReceived) {
      await confirmTransfer(context, tx, order, personId);
    } else {
      await refuseSlip(tx, { id, at: now, byId: personId, note: reason });
      await context.emit(context, tx, 'payment.slipRefused', { orderId: id, personId: order.person_id, reason });
    }
    await recordAudit(context, tx, {
      action: isReceived ? 'payment.slip.confirmed' : 'payment.slip.refused',
      subject: 'order',
      subjectId: id,
      after: { totalFen: order.total_fen, ...(!isReceived && { reason }) },
    });
  });
  return null;
}

type Transferred = Pick<SaleOrderTable, 'id' | 'kind' | 'total_fen'>;

/** A transfer has come: it is booked, and the order is paid. The order's row is held. */
export async function confirmTransfer(
  context: Context,
  tx: Tx,
  order: Transferred,
  byId: string | null,
): Promise<void> {
  const { id, kind, total_fen: amount } = order;
  const now = context.now();
  const entries = [
    { account: { kind: 'bank' } as const, amount: -amount },
    { account: { kind: 'sold', of: kind } as const, amount },
  ];
  await postTransaction(tx, { key: `payment:${id}`, cause: 'payment', about: id, entries }, now);
  await payOrder(context, tx, { id, way: 'offline', at: now, byId });
  await endOthers(tx, id, now);
}
