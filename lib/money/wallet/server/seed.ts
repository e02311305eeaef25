import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import type { OrderKind } from '@/lib/money/order/codes';
import { beginOrderTransfer, closeOrder, holdOrder, noteSlip, placeOrder, refuseSlip } from '@/lib/money/order/port';
import {
  askRefund,
  confirmTransfer,
  seedDifference,
  seedPaidAtCounter,
  seedSlip,
  seedStuckRefunds,
  takeFromBalance,
} from '@/lib/money/payment/port';
import type { Context } from '@/lib/platform/server/context';
import type { Seeding } from '@/lib/platform/server/slice';
import { earnPoints } from './earn-points';

/** What becomes of an order of the demonstration, a minute after it was placed. */
type End =
  | 'waits'
  | 'expires'
  | 'counter'
  | 'wallet'
  | 'points'
  | 'transferBegun'
  | 'slipSent'
  | 'slipRefused'
  | 'transferred';

interface SeededOrder {
  personId: string;
  /** Days ago. */
  days: number;
  kind: OrderKind;
  titleZh: string;
  titleEn: string;
  /** Yuan of one, and how many. */
  yuan: number;
  quantity?: number;
  end: End;
  /** Yuan that are refunded the day after, and why: into the wallet, or back to the counter, which refuses that. */
  refund?: { yuan: number; reason: string; isStuck?: true };
  /** The counter's statement lacks its payment. */
  isMissed?: true;
}

const topUp = (personId: string, days: number, yuan: number, end: End): SeededOrder => ({
  ...{ personId, days, kind: 'topUp', titleZh: '钱包充值', titleEn: 'Wallet top-up', yuan, end },
});

/** The creator, the company and the channel member of the demonstration's accounts, the earliest first. */
const orders: readonly SeededOrder[] = [
  topUp('person-003', 41, 500, 'counter'),
  topUp('person-034', 40, 2000, 'counter'),
  {
    ...{ personId: 'person-034', days: 38, kind: 'membership', yuan: 2999, end: 'transferred' },
    ...{ titleZh: '企业会员（一年）', titleEn: 'Company membership, one year' },
  },
  {
    ...{ personId: 'person-003', days: 30, kind: 'ticket', yuan: 120, quantity: 2, end: 'wallet' },
    ...{ titleZh: '「夜航」声光现场（普通票）', titleEn: 'Night Passage live, standard ticket' },
    refund: { yuan: 120, reason: '一位观众无法到场' },
  },
  {
    ...{ personId: 'person-003', days: 24, kind: 'course', yuan: 19.9, end: 'counter' },
    ...{ titleZh: '生成艺术公开课', titleEn: 'Generative art open class', isMissed: true },
  },
  topUp('person-003', 20, 100, 'expires'),
  {
    ...{ personId: 'person-034', days: 16, kind: 'recruitment', yuan: 680, end: 'wallet' },
    ...{ titleZh: '招聘套餐（五个职位）', titleEn: 'Recruitment package, five posts' },
  },
  {
    ...{ personId: 'person-003', days: 12, kind: 'ticket', yuan: 80, end: 'counter' },
    ...{ titleZh: '投影工作坊（单人票）', titleEn: 'Projection workshop, single ticket' },
    refund: { yuan: 80, reason: '活动取消' },
  },
  {
    ...{ personId: 'person-010', days: 7, kind: 'ticket', yuan: 60, end: 'counter' },
    ...{ titleZh: '夜场放映（单人票）', titleEn: 'Late screening, single ticket' },
    refund: { yuan: 60, reason: '场次取消', isStuck: true },
  },
  {
    ...{ personId: 'person-003', days: 6, kind: 'course', yuan: 0.9, end: 'points' },
    ...{ titleZh: '与艺术家对谈', titleEn: 'A class in conversation with artists' },
  },
  {
    ...{ personId: 'person-034', days: 3, kind: 'membership', yuan: 2999, end: 'slipRefused' },
    ...{ titleZh: '企业会员（续一年）', titleEn: 'Company membership, another year' },
  },
  {
    ...{ personId: 'person-034', days: 2, kind: 'membership', yuan: 2999, end: 'slipSent' },
    ...{ titleZh: '企业会员（续一年）', titleEn: 'Company membership, another year' },
  },
  {
    ...{ personId: 'person-034', days: 1, kind: 'membership', yuan: 5998, end: 'transferBegun' },
    ...{ titleZh: '企业会员（续两年）', titleEn: 'Company membership, two more years' },
  },
  topUp('person-010', 0, 50, 'waits'),
];

/** Orders in every state with what they moved, and points; by the product's own verbs, with the clock of that day. */
export async function seedMoney(seeding: Seeding): Promise<void> {
  const { context, tx } = seeding;
  const now = context.now();
  for (const days of [9, 8, 7]) {
    for (const personId of ['person-003', 'person-010']) {
      const at = clockAt(context, now - days * millisecondsInDay);
      await earnPoints(at, tx, { personId, deed: 'workVerified', about: `seed ${personId} ${days}` });
      await earnPoints(at, tx, { personId, deed: 'dailyVisit', about: `${personId}:seed ${days}` });
    }
  }
  for (const order of orders) await seedOrder(seeding, order, now);
}

const clockAt = (context: Context, at: number): Context => ({ ...context, now: () => at });

async function seedOrder(seeding: Seeding, order: SeededOrder, now: number): Promise<void> {
  const { context, tx } = seeding;
  const { personId, kind, titleZh, titleEn, quantity = 1, refund, isMissed } = order;
  const at = now - order.days * millisecondsInDay;
  const line = { product: 'seed', titleZh, titleEn, quantity, unitFen: Math.round(order.yuan * 100) };
  const asked = { personId, clientId: uuid(), kind, titleZh, titleEn, lines: [line] };
  const { id } = await placeOrder(clockAt(context, at), tx, asked);
  const later = clockAt(context, at + millisecondsInMinute);
  await endOrder({ ...seeding, context: later }, { id, personId, end: order.end });
  if (isMissed) await seedDifference(tx, id);
  if (!refund) return;
  await askRefund(clockAt(context, at + millisecondsInDay), tx, {
    ...{ orderId: id, amountFen: refund.yuan * 100, goal: refund.isStuck ? 'original' : 'wallet' },
    ...{ reason: refund.reason, clientId: uuid(), askedBy: null },
  });
  if (refund.isStuck) await seedStuckRefunds(tx, id);
}

async function endOrder(seeding: Seeding, ending: { id: string; personId: string; end: End }): Promise<void> {
  const { context, tx } = seeding;
  const { id, personId, end } = ending;
  const [at, byId] = [context.now(), personId];
  if (end === 'counter') await seedPaidAtCounter(context, tx, id);
  if (end === 'wallet' || end === 'points') await takeFromBalance(context, tx, { orderId: id, way: end, personId });
  if (end === 'expires') {
    await closeOrder(context, tx, { id, step: 'expired', at: at + 15 * millisecondsInMinute });
  }
  if (end === 'waits' || end === 'expires' || end === 'counter' || end === 'wallet' || end === 'points') return;
  await beginOrderTransfer(tx, { id, at, byId });
  if (end === 'transferBegun') return;
  await noteSlip(tx, { id, at, byId });
  if (end === 'slipRefused') await refuseSlip(tx, { id, at, byId: 'operator', note: '凭证上的金额看不清，请重新拍摄' });
  const order = await holdOrder(tx, id);
  if (end === 'slipSent' && order) await seedSlip(seeding, order);
  if (end === 'transferred' && order) await confirmTransfer(context, tx, order, null);
}
