import { v4 as newId } from 'uuid';
import { buyJobPackage } from '@/lib/careers/recruitment/server/buy-package';
import { getJobPurchase, getPostRights } from '@/lib/careers/recruitment/server/own-purchases';
import { returnJobPackage } from '@/lib/careers/recruitment/server/return-package';
import { takePost, takeRefresh } from '@/lib/careers/recruitment/server/take-from-purchase';
import { payFromBalance } from '@/lib/money/payment/server/pay-from-balance';
import type { TestDatabase } from './engines';
import { orderScene } from './orders';
import { insertRows, personRow } from './rows';

/** The first packages of a database: 1 post and 1 refresh for ¥299, 5 and 10 for ¥999, 20 and 60 for ¥2,999. */
export type FirstPackage = 'starter' | 'studio' | 'company';

/** A verified `company` and a `rival` with money, and `buyer`, who is no company; the clock is that of `orderScene`. */
export function purchaseScene(database: () => TestDatabase) {
  const orders = orderScene(database);
  const { as, product, read } = orders;
  const buy = async (id: FirstPackage, companyId = 'company', more: { revision?: number; clientId?: string } = {}) =>
    (await buyJobPackage(as(companyId), { id, revision: 1, clientId: newId(), ...more })).orderId;
  const pay = (orderId: string, companyId = 'company') => payFromBalance(as(companyId), { orderId, way: 'wallet' });

  return {
    ...orders,
    begin: async () => {
      await orders.begin();
      const rows = ['company', 'rival'].map((id) => personRow({ id, verification: 'company' }));
      await database().db.transaction((tx) => insertRows(tx, 'person', rows));
      for (const personId of ['company', 'rival']) await orders.give('wallet', 100_000_000, personId);
    },
    /** Without purchases; the clock at its beginning. */
    beginAnew: async () => {
      orders.beginAnew();
      await database().db.transaction(async (tx) => {
        await tx.deleteFrom('job_purchase').execute();
        await tx.deleteFrom('notice').execute();
      });
    },
    ...{ buy, pay },
    bought: async (id: FirstPackage, companyId = 'company') => {
      const orderId = await buy(id, companyId);
      await pay(orderId, companyId);
      return orderId;
    },
    giveBack: (id: string, companyId = 'company') => returnJobPackage(as(companyId), { id }),
    take: (companyId = 'company') => database().db.transaction((tx) => takePost(product(), tx, companyId)),
    refresh: (purchaseId: string, companyId = 'company') =>
      database().db.transaction((tx) => takeRefresh(tx, companyId, purchaseId)),
    rightsOf: (companyId = 'company') => getPostRights(as(companyId)),
    /** State of a purchase with posts and refreshes left, and the state of its order. */
    standing: async (orderId: string, companyId = 'company') => {
      const { state, postsLeft, refreshesLeft } = await getJobPurchase(as(companyId), { orderId });
      return [state, postsLeft, refreshesLeft, await orders.stateOf(orderId)];
    },
    noticesOf: async (personId = 'company') =>
      (
        await read()
          .selectFrom('notice')
          .select('id')
          .where('person_id', '=', personId)
          .where('kind', '=', 'postsUsedUp')
          .execute()
      ).length,
  };
}
