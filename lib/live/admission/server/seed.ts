import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { seedPaidAtCounter } from '@/lib/money/payment/port';
import { actingIn } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { buyLive } from './buy-live';
import { returnLive } from './return-live';

interface SeededSale {
  broadcastId: string;
  buyers: readonly string[];
  /** Who gives it back, an hour later. */
  givenBackBy?: string;
  /** Whose order waits for payment. */
  waitingFor?: string;
}

/** Who has bought what of the demonstration; its creator has a pass, and its channel member an order to pay. */
const sales: readonly SeededSale[] = [
  {
    ...{ broadcastId: 'broadcast-02', givenBackBy: 'person-014', waitingFor: 'person-010' },
    buyers: ['person-003', 'person-006', 'person-011', 'person-014', 'person-021', 'person-025'],
  },
  { broadcastId: 'broadcast-04', buyers: ['person-008', 'person-019', 'person-027'] },
];

/** Writes who bought the demonstration's broadcasts by the product's own verbs, each an hour after the one before. */
export async function seedPasses(seeding: Seeding): Promise<void> {
  const now = seeding.context.now();
  for (const { broadcastId, buyers, givenBackBy, waitingFor } of sales) {
    for (const [turn, personId] of buyers.entries()) {
      const at = now - (buyers.length - turn + 1) * millisecondsInHour;
      const orderId = await order(seeding, { broadcastId, personId, at });
      const { context, tx } = seeding;
      await seedPaidAtCounter({ ...context, now: () => at + millisecondsInMinute }, tx, orderId);
      if (personId !== givenBackBy) continue;
      await returnLive(actingIn(seeding, { personId, at: at + millisecondsInHour }), { id: broadcastId });
    }
    if (waitingFor) await order(seeding, { broadcastId, personId: waitingFor, at: now });
  }
}

async function order(
  seeding: Seeding,
  { broadcastId: id, personId, at }: { broadcastId: string; personId: string; at: number },
): Promise<string> {
  const { price_fen: priceFen } = await seeding.tx
    .selectFrom('live_broadcast')
    .select('price_fen')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { orderId } = await buyLive(actingIn(seeding, { personId, at }), { id, priceFen, clientId: uuid() });
  return orderId;
}
