/** What orders are for (specification sections 1, 2 and 4): one kind of order for everything that is sold. */
export const orderKinds = [
  'topUp',
  'ticket',
  'live',
  'course',
  'recruitment',
  'project',
  'membership',
  'contest',
] as const;
export type OrderKind = (typeof orderKinds)[number];

/**
 * States of an order (specification section 4, 'Live order' and 'Member order'). `paid_pending_review` is a transfer that the
 * buyer says to have made; a partly refunded order stays `paid`.
 */
export const orderStates = ['pending', 'paid_pending_review', 'paid', 'refunded', 'canceled'] as const;
export type OrderState = (typeof orderStates)[number];

/** How an order is paid; `counter` is the chat app's stand-in on a demonstration, `free` is an order of nothing. */
export const payWays = ['wechat', 'counter', 'wallet', 'points', 'offline', 'free'] as const;
export type PayWay = (typeof payWays)[number];

/** Steps of an order, for its history. */
export const orderSteps = [
  'placed',
  'transferBegun',
  'slipSent',
  'slipRefused',
  'paid',
  'canceled',
  'expired',
  'refundAsked',
  'refunded',
] as const;
export type OrderStep = (typeof orderSteps)[number];

/** Minutes to pay an order, and working days to pay it by a bank transfer. */
export const payWithin = { minutes: 15, workingDays: 3 } as const;

/** Bounds of an order: lines, pieces of a line, its sum in fen, orders of a person that wait for payment. */
export const orderLimits = { lines: 20, quantity: 1000, totalFen: 100_000_000, pending: 20 } as const;
