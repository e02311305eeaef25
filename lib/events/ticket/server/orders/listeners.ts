import type { Listeners } from '@/lib/platform/server/events';
import { giveTickets } from './give-tickets';
import { noteOrderCanceled, noteOrderPaid, noteOrderRefunded } from './note-order';
import { releaseTickets } from './release-tickets';
import { takeBack } from './take-back';

/** What tickets do where something becomes of an order. */
export const orderListeners = {
  'order.paid': [noteOrderPaid, giveTickets],
  'order.canceled': [noteOrderCanceled, releaseTickets],
  'order.refundAsked': [takeBack],
  'order.refunded': [noteOrderRefunded],
} satisfies Listeners;
