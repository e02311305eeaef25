import { z } from 'zod';
import { consoleLimit, tableQuery } from '@/lib/base/staff/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noInput, pageOf, pageQuery, wireId } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { orderKinds, orderStates, orderSteps, payWays } from './codes';

const time = z.iso.datetime({ offset: true });
/** Integer fen. */
const fen = z.int().min(0);

/** An order in a list. Prices are fen; the title is in the reader's language. */
export const orderItem = z.object({
  id: z.string(),
  /** The number that people and providers know it by: digits. */
  number: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  title: z.string(),
  totalFen: fen,
  refundedFen: fen,
  /** Asked to be refunded and not refunded yet. */
  refundingFen: fen,
  way: z.enum(payWays).nullable(),
  createdAt: time,
  /** The last moment to pay; null where nothing is to be paid. */
  expiresAt: time.nullable(),
  paidAt: time.nullable(),
});
export type OrderItem = z.output<typeof orderItem>;

const orderLine = z.object({ title: z.string(), quantity: z.int(), unitFen: fen });

/** What happened to an order. */
const orderEvent = z.object({
  at: time,
  step: z.enum(orderSteps),
  /** The way it was paid, or the sum in fen that was asked or refunded; null for neither. */
  way: z.enum(payWays).nullable(),
  amountFen: fen.nullable(),
  /** A reason by staff, for the buyer to read. */
  note: z.string(),
});

export const orderDetail = orderItem.extend({ lines: z.array(orderLine), history: z.array(orderEvent) });
export type OrderDetail = z.output<typeof orderDetail>;

export const findOrders = endpoint({
  name: 'findOrders',
  ...calls.findOrders,
  summary: 'Orders of the caller, all or those in a state, the latest first.',
  auth: 'user',
  input: pageQuery.extend({ state: z.enum(orderStates).optional() }),
  data: pageOf(orderItem),
  limit: looseLimit,
});

export const countOrders = endpoint({
  name: 'countOrders',
  ...calls.countOrders,
  summary: 'How many orders of the caller wait for payment; 20 at most, which is all that may wait.',
  auth: 'user',
  input: noInput,
  data: z.object({ pending: z.int() }),
  limit: looseLimit,
});

export const getOrder = endpoint({
  name: 'getOrder',
  ...calls.getOrder,
  summary: 'An order of the caller with its lines and its history.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: orderDetail,
  errors: ['NullPointer'],
  limit: looseLimit,
});

/** An order as staff see it. */
export const staffOrderItem = orderItem.extend({ personId: z.string(), nickname: z.string() });
export type StaffOrderItem = z.output<typeof staffOrderItem>;

export const staffOrder = orderDetail.extend({ personId: z.string(), nickname: z.string() });
export type StaffOrder = z.output<typeof staffOrder>;

/** What staff select orders by; `search` is an order's number, a provider's number, or the start of a nickname. */
const orderFilter = tableQuery(['createdAt', 'totalFen']).extend({
  state: z.enum(orderStates).optional(),
  kind: z.enum(orderKinds).optional(),
});

export const listOrders = endpoint({
  name: 'listOrders',
  ...calls.listOrders,
  summary: 'All orders. For those who manage orders.',
  auth: 'user',
  input: orderFilter,
  data: pageOf(staffOrderItem),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

export const getAnyOrder = endpoint({
  name: 'getAnyOrder',
  ...calls.getAnyOrder,
  summary: 'Any order with its lines and its history. For those who manage orders.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: staffOrder,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleLimit,
});

export const exportOrders = endpoint({
  name: 'exportOrders',
  ...calls.exportOrders,
  summary: 'Orders as CSV, of a month in Beijing, at most 50,000 lines; recorded. For those who manage orders.',
  auth: 'user',
  input: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'month' }) }),
  data: z.null(),
  errors: ['Forbidden', 'TooLarge'],
  limit: { address: { max: 30, seconds: 60 }, account: { max: 30, seconds: 3600, strict: true } },
  answers: 'file',
});
