import { readBalance } from '@/lib/money/ledger/port';
import type { PayWay } from '@/lib/money/order/codes';
import { findOwnOrder, orderItemOf, waysOf } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { hostOf } from '@/lib/platform/shared/host';
import type { Cashier, OfferedWay } from '../contract';
import { isPayableInside, payService } from './providers';

/**
 * The caller's order with the ways to pay it that this site has: a real one offers only what works. Throws Unauthorized,
 * NullPointer for another person's order.
 */
export async function getCashier(context: Context, { orderId }: { orderId: string }): Promise<Cashier> {
  const order = await findOwnOrder(context, orderId);
  const { bankAccount } = env();
  const offered = waysOf(order.kind).filter((way) => isOffered(way, bankAccount !== null));
  const ways = await Promise.all(offered.map((way) => offer(context, way, order)));
  const refusal =
    order.way === 'offline' && order.state === 'pending'
      ? await context.db.read
          .selectFrom('sale_order_event')
          .select('note')
          .where('order_id', '=', orderId)
          .where('step', '=', 'slipRefused')
          .orderBy('revision', 'desc')
          .executeTakeFirst()
      : undefined;
  return {
    order: orderItemOf(order, context.language),
    ways,
    account: order.way === 'offline' ? bankAccount : null,
    slipRefused: refusal?.note ?? '',
    now: new Date(context.now()).toISOString(),
  };
}

function isOffered(way: PayWay, hasBank: boolean): boolean {
  if (way === 'wechat' || way === 'counter') return payService()?.way === way;
  return way !== 'offline' || hasBank;
}

/** A way with what the payer has there: 100 points are ¥1, so that a point is a fen. */
async function offer(
  { db, client }: Context,
  way: PayWay,
  { person_id, total_fen }: { person_id: string; total_fen: number },
): Promise<OfferedWay> {
  if (way !== 'wallet' && way !== 'points') {
    const isOutside = way === 'wechat' && hostOf(client.userAgent) === 'wechat' && !isPayableInside();
    return { way, obstacle: isOutside ? 'notInside' : null, balance: null };
  }
  const balance = await readBalance(db.read, { kind: way, of: person_id });
  return { way, obstacle: balance < total_fen ? 'balanceTooLow' : null, balance };
}
