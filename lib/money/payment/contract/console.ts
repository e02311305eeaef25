import { z } from 'zod';
import { mostReason } from '@/lib/base/staff/codes';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { orderLimits } from '@/lib/money/order/codes';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireFlag, wireId, wireInteger, writtenText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { paymentStates, payScenes, refundGoals, refundStates } from '../codes';

const time = z.iso.datetime({ offset: true });

/** A payment of an order at a provider. */
const paymentRow = z.object({
  outTradeNo: z.string(),
  provider: z.enum(['wechat', 'counter']),
  scene: z.enum(payScenes),
  state: z.enum(paymentStates),
  amountFen: z.int(),
  transactionId: z.string().nullable(),
  begunAt: time,
  paidAt: time.nullable(),
  /** Paid late or twice: it is sent back whole. */
  isSurplus: z.boolean(),
});

const refundRow = z.object({
  id: z.string(),
  outRefundNo: z.string(),
  goal: z.enum(refundGoals),
  state: z.enum(refundStates),
  amountFen: z.int(),
  reason: z.string(),
  askedAt: time,
  doneAt: time.nullable(),
  isSurplus: z.boolean(),
  /** No payment service makes it. */
  isByHand: z.boolean(),
});

export const moneyOfOrder = z.object({
  payments: z.array(paymentRow),
  refunds: z.array(refundRow),
  /** The pictures of the slip that was sent last, by id. */
  slipPictures: z.array(z.string()),
});
export type MoneyOfOrder = z.output<typeof moneyOfOrder>;

export const getMoneyOfOrder = endpoint({
  name: 'getMoneyOfOrder',
  ...calls.getMoneyOfOrder,
  summary: 'Payments, refunds and the slip of an order. For those who manage orders.',
  auth: 'user',
  input: z.object({ orderId: wireId }),
  data: moneyOfOrder,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleLimit,
});

export const readSlip = endpoint({
  name: 'readSlip',
  ...calls.readSlip,
  summary: 'A picture of a slip. For those who manage orders.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: z.null(),
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleLimit,
  answers: 'file',
});

export const decideOnSlip = endpoint({
  name: 'decideOnSlip',
  ...calls.decideOnSlip,
  summary: 'Confirms that a bank transfer has come, or refuses its slip with a reason. For those who manage orders.',
  auth: 'user',
  input: z.object({ orderId: wireId, isReceived: wireFlag, reason: writtenText(mostReason, 'reason').default('') }),
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});

export const refundOrder = endpoint({
  name: 'refundOrder',
  ...calls.refundOrder,
  summary: 'Refunds an order, whole or in part. For those who manage orders.',
  auth: 'user',
  input: z.object({
    orderId: wireId,
    amountFen: wireInteger({ min: 1, max: orderLimits.totalFen }),
    goal: z.enum(refundGoals),
    reason: writtenText(80, 'reason').pipe(z.string().min(1, { error: 'required' })),
    /** One form is one refund, however often it is sent. */
    clientId: wireId,
  }),
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'OrderClosed', 'RefundTooMuch', 'BalanceTooLow'],
  limit: consoleWritingLimit,
});

export const resolveRefund = endpoint({
  name: 'resolveRefund',
  ...calls.resolveRefund,
  summary:
    'Ends a refund that is stuck or made by hand: paid into the wallet, or transferred. For those who manage orders.',
  auth: 'user',
  input: z.object({ id: wireId, by: z.enum(['wallet', 'transfer', 'again']) }),
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});

/** A line where our books and those of the payment service differ. */
export const difference = z.object({
  id: z.string(),
  day: z.string(),
  provider: z.enum(['wechat', 'counter']),
  kind: z.enum(['payment', 'refund']),
  /** Our number of the payment or refund. */
  number: z.string(),
  oursFen: z.int().nullable(),
  theirsFen: z.int().nullable(),
  resolvedAt: time.nullable(),
  note: z.string(),
});
export type Difference = z.output<typeof difference>;

export const listDifferences = endpoint({
  name: 'listDifferences',
  ...calls.listDifferences,
  summary: 'Differences that the daily comparison with the statements found. For those who manage orders.',
  auth: 'user',
  input: tableQuery(['day']).extend({ isOpen: wireFlag.default(true) }),
  data: pageOf(difference),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

export const resolveDifference = endpoint({
  name: 'resolveDifference',
  ...calls.resolveDifference,
  summary: 'Notes how a difference was settled. For those who manage orders.',
  auth: 'user',
  input: z.object({
    id: wireId,
    note: writtenText(mostReason, 'reason').pipe(z.string().min(1, { error: 'required' })),
  }),
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});
