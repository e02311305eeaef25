import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { seedPaidAtCounter } from '@/lib/money/payment/port';
import { actingIn } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { buyJobPackage } from './buy-package';
import { returnJobPackage } from './return-package';

interface SeededPurchase {
  companyId: string;
  /** Of the package. */
  id: 'starter' | 'studio' | 'company';
  daysAgo: number;
  /** Nothing of it was used, and its money went back; it waits for payment. By default it is paid. */
  becomes?: 'returned' | 'waiting';
}

/** What the demonstration's companies bought, the oldest of each first: enough for its jobs, and some left. */
const purchases: readonly SeededPurchase[] = [
  { companyId: 'person-036', id: 'starter', daysAgo: 170, becomes: 'returned' },
  { companyId: 'person-031', id: 'starter', daysAgo: 160 },
  ...['person-031', 'person-033', 'person-035', 'person-house'].map((companyId, at) => ({
    ...{ companyId, id: 'company' as const, daysAgo: 150 - at },
  })),
  ...['person-032', 'person-034', 'person-036'].flatMap((companyId, at) => [
    { companyId, id: 'studio' as const, daysAgo: 140 - at },
    { companyId, id: 'studio' as const, daysAgo: 90 - at },
    { companyId, id: 'studio' as const, daysAgo: 20 - at },
  ]),
  { companyId: 'person-034', id: 'company', daysAgo: 0, becomes: 'waiting' },
];

/** Writes what the demonstration's companies bought, by the product's own verbs. Jobs are posted from it. */
export async function seedPurchases(seeding: Seeding): Promise<void> {
  const now = seeding.context.now();
  for (const { companyId: personId, id, daysAgo, becomes } of purchases) {
    const at = now - daysAgo * millisecondsInDay;
    const { revision } = await seeding.tx
      .selectFrom('job_package')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { orderId } = await buyJobPackage(actingIn(seeding, { personId, at }), { id, revision, clientId: uuid() });
    if (becomes === 'waiting') continue;
    const { context, tx } = seeding;
    await seedPaidAtCounter({ ...context, now: () => at + 3 * millisecondsInMinute }, tx, orderId);
    if (becomes !== 'returned') continue;
    await returnJobPackage(actingIn(seeding, { personId, at: at + millisecondsInDay }), { id: orderId });
  }
}
