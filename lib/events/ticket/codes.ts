/** Ticket sale states (specification sections 3 and 4); `ended` is ours, for what is neither sold out nor to come. */
export const saleStates = ['onSale', 'notStarted', 'paused', 'soldOut', 'ended'] as const;
export type SaleState = (typeof saleStates)[number];

/**
 * States of a ticket: held for an unpaid order; valid; used at the door; returned for a refund or because the activity was
 * canceled; released, as its order was not paid.
 */
export const ticketStates = ['held', 'valid', 'used', 'returned', 'released'] as const;
export type TicketState = (typeof ticketStates)[number];

/** What `/ticket` shows: to come, to be paid, over or used, returned. */
export const ticketTabs = ['coming', 'unpaid', 'past', 'returned'] as const;
export type TicketTab = (typeof ticketTabs)[number];

/** States of a place in a waiting list of tickets. */
export const waitStates = ['waiting', 'offered', 'taken', 'declined', 'expired', 'left'] as const;
export type WaitState = (typeof waitStates)[number];

/** Minutes for which what came back is offered to the next of the waiting list. */
export const offerMinutes = 30;

export const ticketLimits = {
  /** Tickets of one order. */
  perOrder: 10,
  name: 40,
  occupation: 40,
  answer: 300,
  age: { min: 1, max: 120 },
  /** Places of one person in waiting lists. */
  waiting: 20,
  /** What is left of a type is said below this number. */
  fewLeft: 20,
  /** Up to how many participants are counted. */
  counted: 1000,
} as const;
