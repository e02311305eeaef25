import { readBalance } from '@/lib/money/ledger/port';
import { addOrder, holdBuyer } from '@/lib/money/order/port';
import { payService } from '@/lib/money/payment/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import en from '@/messages/en/money/wallet-order.json';
import zh from '@/messages/zh/money/wallet-order.json';
import { mostInWallet } from '../codes';
import type { topUp as contract } from '../contract';

type Asked = InputOf<typeof contract>;

/**
 * Orders a top-up, to be paid at the cashier; the same press is the same order. Throws Unauthorized for a visitor,
 * NotConfigured where this site takes no payments, WalletFull where the balance and what is about to be paid in would be more
 * than a wallet holds, TooManyOrders.
 */
export async function topUp(context: Context, asked: Asked): Promise<{ orderId: string }> {
  const { personId } = signedIn(context);
  if (!payService()) throw new CodedError('NotConfigured');
  const { amountFen, clientId } = asked;
  const titles = { titleZh: zh.topUp, titleEn: en.topUp };
  const { id } = await context.db.transaction(async (tx) => {
    // Held, so that two at once do not both fit.
    const known = await holdBuyer(tx, { personId, clientId });
    if (known) return known;
    await requireRoom(tx, personId, amountFen);
    return addOrder(context, tx, {
      ...{ personId, clientId, kind: 'topUp', ...titles },
      lines: [{ product: 'topUp', ...titles, quantity: 1, unitFen: amountFen }],
    });
  });
  return { orderId: id };
}

async function requireRoom(tx: Tx, personId: string, amountFen: number): Promise<void> {
  const balance = await readBalance(tx, { kind: 'wallet', of: personId });
  const waiting = await tx
    .selectFrom('sale_order')
    .select('total_fen')
    .where('person_id', '=', personId)
    .where('state', '=', 'pending')
    .where('kind', '=', 'topUp')
    .execute();
  const paidIn = waiting.reduce((sum, { total_fen }) => sum + total_fen, amountFen);
  if (balance + paidIn > mostInWallet) throw new CodedError('WalletFull');
}
