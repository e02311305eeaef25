import { z } from 'zod';
import { orderStates, payWays } from '@/lib/money/order/codes';
import { orderItem } from '@/lib/money/order/contract';
import { crowdLimit, endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { payScenes, slipLimits, wayObstacles } from '../codes';

const time = z.iso.datetime({ offset: true });
const ofOrder = z.object({ orderId: wireId });

/** A way to pay this order, with what stands against it; null for nothing. */
export const offeredWay = z.object({
  way: z.enum(payWays),
  obstacle: z.enum(wayObstacles).nullable(),
  /** What the caller has, in fen or points; null for ways without a balance. */
  balance: z.int().nullable(),
});
export type OfferedWay = z.output<typeof offeredWay>;

/** Where a bank transfer goes. */
const bankAccount = z.object({ name: z.string(), bank: z.string(), number: z.string() });

export const cashier = z.object({
  order: orderItem,
  ways: z.array(offeredWay),
  /** Where to transfer to, for an order that is paid so. */
  account: bankAccount.nullable(),
  /** Why the last slip was refused; empty for no reason. */
  slipRefused: z.string(),
  /** For a countdown that does not believe the visitor's clock. */
  now: time,
});
export type Cashier = z.output<typeof cashier>;

export const getCashier = endpoint({
  name: 'getCashier',
  ...calls.getCashier,
  summary: 'An order of the caller with the ways in which it can be paid.',
  auth: 'user',
  input: ofOrder,
  data: cashier,
  errors: ['NullPointer'],
  limit: crowdLimit,
});

/** How the payer goes on: a code to scan, an address, the parameters of the chat app's own payment window. */
const payStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('qr'), code: z.string(), expiresAt: time }),
  z.object({ kind: z.literal('redirect'), url: z.string(), expiresAt: time }),
  z.object({ kind: z.literal('jsapi'), parameters: z.record(z.string(), z.string()), expiresAt: time }),
]);

export const beginPayment = endpoint({
  name: 'beginPayment',
  ...calls.beginPayment,
  summary: 'Begins a payment of an order at the payment service; begun again it is the same payment.',
  auth: 'user',
  input: ofOrder.extend({ scene: z.enum(payScenes) }),
  data: payStep,
  errors: ['NullPointer', 'OrderClosed', 'NotConfigured', 'WechatUnbound', 'PaymentRefused', 'Unavailable'],
  limit: writingLimit({ max: 60, seconds: 3600 }),
});

/** The state of an order, as the server knows it now. */
const orderStanding = z.object({ state: z.enum(orderStates) });

export const payFromBalance = endpoint({
  name: 'payFromBalance',
  ...calls.payFromBalance,
  summary: 'Pays the whole price of an order from the wallet or by points (100 points for ¥1), at once.',
  auth: 'user',
  input: ofOrder.extend({ way: z.enum(['wallet', 'points']) }),
  data: orderStanding,
  errors: ['NullPointer', 'OrderClosed', 'BalanceTooLow', 'NotConfigured'],
  limit: writingLimit({ max: 60, seconds: 3600 }),
});

export const checkPayment = endpoint({
  name: 'checkPayment',
  ...calls.checkPayment,
  summary: 'Asks the payment service whether an order is paid, and says how it stands.',
  auth: 'user',
  input: ofOrder,
  data: orderStanding,
  errors: ['NullPointer'],
  limit: writingLimit({ max: 1200, seconds: 3600 }),
});

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  ...calls.cancelOrder,
  summary: 'Cancels an unpaid order, once its payments are closed; one that turns out to be paid stays paid.',
  auth: 'user',
  input: ofOrder,
  data: orderStanding,
  errors: ['NullPointer', 'OrderClosed', 'Unavailable'],
  limit: writingLimit({ max: 60, seconds: 3600 }),
});

export const beginTransfer = endpoint({
  name: 'beginTransfer',
  ...calls.beginTransfer,
  summary: 'Chooses to pay by a bank transfer, within three working days (specification section 4).',
  auth: 'user',
  input: ofOrder,
  data: orderStanding,
  errors: ['NullPointer', 'OrderClosed', 'NotConfigured'],
  limit: writingLimit({ max: 60, seconds: 3600 }),
});

/** In a multipart body one picture is a file, several are a list. */
const slipPictures = z
  .union([z.instanceof(File).transform((file) => [file]), z.array(z.instanceof(File)).min(1)])
  .refine((list) => list.length <= slipLimits.pictures, { error: 'tooManyPictures' })
  .refine((list) => list.every(({ size }) => size <= slipLimits.bytes), { error: 'pictureTooLarge' });

export const sendSlip = endpoint({
  name: 'sendSlip',
  ...calls.sendSlip,
  summary: 'Sends pictures of the slip of a bank transfer; staff confirm it.',
  auth: 'user',
  input: ofOrder.extend({ pictures: slipPictures }),
  data: orderStanding,
  errors: ['NullPointer', 'OrderClosed', 'TooLarge', 'UnsupportedMediaType', 'Unavailable'],
  limit: writingLimit({ max: 20, seconds: 3600 }),
  maxBodyBytes: slipLimits.pictures * (slipLimits.bytes + 1024) + 64 * 1024,
});

/** What the counter of a demonstration shows. */
export const counterBill = z.object({
  outTradeNo: z.string(),
  title: z.string(),
  amountFen: z.int(),
  state: z.enum(['open', 'paid', 'closed']),
  /** Where the payer goes afterwards. */
  returnPath: z.string(),
});
export type CounterBill = z.output<typeof counterBill>;

const counterNumber = z.object({ outTradeNo: z.string().regex(/^[A-Za-z0-9]{6,32}$/) });

export const getCounter = endpoint({
  name: 'getCounter',
  ...calls.getCounter,
  summary: 'A bill at the counter of a demonstration, of the caller.',
  auth: 'user',
  input: counterNumber,
  data: counterBill,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const payAtCounter = endpoint({
  name: 'payAtCounter',
  ...calls.payAtCounter,
  summary: 'Pays a bill at the counter of a demonstration: nothing is taken from anybody.',
  auth: 'user',
  input: counterNumber,
  data: counterBill,
  errors: ['NullPointer', 'OrderClosed'],
  limit: writingLimit({ max: 60, seconds: 3600 }),
});
