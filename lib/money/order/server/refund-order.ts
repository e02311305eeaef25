import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { noteStep, toldOrder } from './change-order';
import type { SaleOrderTable } from './tables';

interface Asking {
  id: string;
  refundId: string;
  amountFen: number;
  at: number;
  byId: string | null;
  note: string;
}

/**
 * Reserves a part of a paid order's sum for a refund: its seller takes back what was bought, or throws. Undefined where the
 * order is not paid, or no such part is left; of several at once no more is reserved than was paid.
 */
export async function askOrderRefund(context: Context, tx: Tx, asking: Asking): Promise<SaleOrderTable | undefined> {
  const { id, amountFen, refundId } = asking;
  const asked = await tx
    .updateTable('sale_order')
    .set((row) => ({
      refunding_fen: row('refunding_fen', '+', amountFen),
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .where((row) => row(row('refunding_fen', '+', amountFen), '<=', row.ref('total_fen')))
    .returningAll()
    .executeTakeFirst();
  if (!asked) return undefined;
  await noteStep(tx, asked, { ...asking, step: 'refundAsked' });
  const isWhole = asked.refunding_fen === asked.total_fen;
  await context.emit(context, tx, 'order.refundAsked', { ...toldOrder(asked), refundId, amountFen, isWhole });
  return asked;
}

interface Ending {
  id: string;
  refundId: string;
  amountFen: number;
  toWallet: boolean;
  at: number;
}

/** A refund has reached the buyer; with the last part of its sum the order is refunded. Call it once for each refund. */
export async function endOrderRefund(context: Context, tx: Tx, ending: Ending): Promise<void> {
  const { id, refundId, amountFen, toWallet, at } = ending;
  const ended = await tx
    .updateTable('sale_order')
    .set((row) => ({
      refunded_fen: row('refunded_fen', '+', amountFen),
      revision: row('revision', '+', 1),
      state: row
        .case()
        .when(row(row('refunded_fen', '+', amountFen), '=', row.ref('total_fen')))
        .then('refunded' as const)
        .else(row.ref('state'))
        .end(),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteStep(tx, ended, { step: 'refunded', at, amountFen });
  const isWhole = ended.refunded_fen === ended.total_fen;
  await context.emit(context, tx, 'order.refunded', { ...toldOrder(ended), refundId, amountFen, isWhole, toWallet });
}
