import { type Broadcast, findPublicBroadcast, holdBroadcast, phaseAt } from '@/lib/live/broadcast/port';
import { addOrder, holdBuyer, holdOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { buyLive as contract } from '../contract';

type Input = InputOf<typeof contract>;

/**
 * Orders a broadcast for the caller and returns the order, which is to be paid within 15 minutes. Who has one that waits for payment
 * gets that; pressed twice at once it is one.
 * Throws NullPointer for a broadcast that is not public, SaleClosed for one that costs nothing, is over or canceled, and for its host,
 * FeeChanged for another price than was shown, AnsweredAlready for who has paid already, TooManyOrders for who has 20 unpaid ones.
 */
export async function buyLive(context: Context, input: Input): Promise<{ orderId: string }> {
  const { personId } = signedIn(context);
  await findPublicBroadcast(context.db.read, input.id);
  return context.db.transaction((tx) => order(context, tx, { ...input, personId }));
}

async function order(
  context: Context,
  tx: Tx,
  { id, priceFen, clientId, personId }: Input & { personId: string },
): Promise<{ orderId: string }> {
  const before = await holdBuyer(tx, { personId, clientId });
  if (before) return { orderId: before.id };
  const broadcast = await holdBroadcast(tx, id);
  requireSale(broadcast, { personId, priceFen, now: context.now() });
  const pass = await tx
    .selectFrom('live_pass')
    .select(['order_id', 'state'])
    .where('broadcast_id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (pass?.state === 'valid') throw new CodedError('AnsweredAlready');
  if (pass?.state === 'pending' && (await holdOrder(tx, pass.order_id))?.state === 'pending') {
    return { orderId: pass.order_id };
  }
  const { titleZh, titleEn, startAt } = broadcast;
  const placed = await addOrder(context, tx, {
    ...{ personId, clientId, kind: 'live', titleZh: titleZh || titleEn, titleEn: titleEn || titleZh },
    lines: [
      {
        ...{ product: id, titleZh: titleZh || titleEn, titleEn: titleEn || titleZh },
        ...{ quantity: 1, unitFen: broadcast.priceFen },
      },
    ],
  });
  const row = { order_id: placed.id, state: 'pending' as const, given_at: null, start_at: startAt };
  await tx
    .insertInto('live_pass')
    .values({ broadcast_id: id, person_id: personId, ...row })
    .onConflict((same) => same.columns(['broadcast_id', 'person_id']).doUpdateSet(row))
    .execute();
  return { orderId: placed.id };
}

function requireSale(broadcast: Broadcast, asked: { personId: string; priceFen: number; now: number }): void {
  const phase = phaseAt(broadcast, asked.now);
  const isOpen = broadcast.isPublic && ['upcoming', 'late', 'live', 'interrupted'].includes(phase);
  if (!isOpen || broadcast.priceFen === 0 || broadcast.hostId === asked.personId) throw new CodedError('SaleClosed');
  if (broadcast.priceFen !== asked.priceFen) throw new CodedError('FeeChanged');
}
