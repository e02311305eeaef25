import { z } from 'zod';
import { consoleLimit, consoleWritingLimit } from '@/lib/base/staff/contract';
import { causes, units } from '@/lib/money/ledger/codes';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noInput, pageOf, pageQuery, wireFlag, wireId, wireInteger } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { pointDeedNames, topUpLimits } from './codes';

/** What points are earned for; a deed that is off earns none. */
export const pointRule = z.object({
  deed: z.enum(pointDeedNames),
  points: z.int(),
  /** Most points of a Beijing day for this deed. */
  perDay: z.int(),
  isOn: z.boolean(),
});
export type PointRule = z.output<typeof pointRule>;

export const wallet = z.object({
  balanceFen: z.int(),
  points: z.int(),
  /** Whether a top-up can be paid on this site. */
  canTopUp: z.boolean(),
  /** Today's points by deed, beside what each gives. */
  earning: z.array(pointRule.extend({ today: z.int() })),
});
export type Wallet = z.output<typeof wallet>;

export const getWallet = endpoint({
  name: 'getWallet',
  ...calls.getWallet,
  summary: 'Balance and points of the caller, and what points are earned for.',
  auth: 'user',
  input: noInput,
  data: wallet,
  limit: looseLimit,
});

/** A change of the balance or the points. */
export const movement = z.object({
  /** The number of the entry in its history. */
  version: z.int(),
  at: z.iso.datetime({ offset: true }),
  amount: z.int(),
  balance: z.int(),
  cause: z.enum(causes),
  /** What it is about in the reader's language: an order's title, a deed; empty where it is gone. */
  title: z.string(),
  /** The order, where it is about one. */
  orderId: z.string().nullable(),
  /** For what points were earned. */
  deed: z.enum(pointDeedNames).nullable(),
});
export type Movement = z.output<typeof movement>;

export const findMovements = endpoint({
  name: 'findMovements',
  ...calls.findMovements,
  summary: 'The history of the balance or of the points, the latest first.',
  auth: 'user',
  input: pageQuery.extend({ unit: z.enum(units) }),
  data: pageOf(movement),
  limit: looseLimit,
});

export const topUp = endpoint({
  name: 'topUp',
  ...calls.topUp,
  summary: 'Orders a top-up of the wallet, to be paid at the cashier.',
  auth: 'user',
  input: z.object({
    amountFen: wireInteger({ min: topUpLimits.least, max: topUpLimits.most }),
    /** One press is one order, however often it is sent. */
    clientId: wireId,
  }),
  data: z.object({ orderId: z.string() }),
  errors: ['TooManyOrders', 'WalletFull', 'NotConfigured'],
  limit: writingLimit({ max: 30, seconds: 3600 }),
});

export const noteVisit = endpoint({
  name: 'noteVisit',
  ...calls.noteVisit,
  summary: 'Notes the visit of today; the first one of a day earns points.',
  auth: 'user',
  input: noInput,
  data: z.object({ points: z.int() }),
  // A browser asks once a day; somebody who keeps nothing in it asks with each page.
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

export const listPointRules = endpoint({
  name: 'listPointRules',
  ...calls.listPointRules,
  summary: 'What points are earned for. For those who manage points.',
  auth: 'user',
  input: noInput,
  data: z.array(pointRule),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

export const savePointRule = endpoint({
  name: 'savePointRule',
  ...calls.savePointRule,
  summary: 'Changes what a deed earns. For those who manage points.',
  auth: 'user',
  input: z
    .object({
      deed: z.enum(pointDeedNames),
      points: wireInteger({ min: 0, max: 10_000 }),
      perDay: wireInteger({ min: 0, max: 100_000 }),
      isOn: wireFlag,
    })
    // A cap below one deed would earn nothing, without saying so.
    .refine(({ points, perDay }) => points <= perDay, { path: ['perDay'], error: 'belowPoints' }),
  data: pointRule,
  errors: ['Forbidden'],
  limit: consoleWritingLimit,
});
