import type { Generated } from 'kysely';
import type { OrderState } from '@/lib/money/order/codes';
import type { TicketState, WaitState } from '../codes';

/**
 * A number that is given away: of a ticket type (its id), of the common stock of an activity, or of its places for
 * sign-ups (its id). `taken` is held, sold and offered ones; a CHECK keeps it between 0 and `total`, and only conditional
 * statements change it (`stock.ts`).
 */
export interface TicketStockTable {
  id: string;
  activity_id: string;
  /** Null for no limit. */
  total: number | null;
  taken: Generated<number>;
  /** Nothing is taken of it any more. */
  is_closed: Generated<0 | 1>;
}

/** A ticket: who may come in. Of an order, or of a sign-up, which has neither type nor order. */
export interface TicketTable {
  id: string;
  activity_id: string;
  ticket_type_id: string | null;
  order_id: string | null;
  /** The owner. */
  person_id: string;
  state: TicketState;
  /** In fen, as it was ordered. */
  price_fen: number;
  /** Asked to be refunded, in fen. */
  return_fen: Generated<number>;
  attendee: string;
  /** E.164. */
  mobile: string;
  age: number | null;
  occupation: Generated<string>;
  /** JSON list of `{ questionId, text }`. */
  answers: Generated<string>;
  is_shown: 0 | 1;
  created_at: number;
  used_at: number | null;
  returned_at: number | null;
}

/** An order of tickets, which are all of one type: its organiser finds it by this, in the order of time. */
export interface TicketOrderTable {
  order_id: string;
  activity_id: string;
  organiser_id: string;
  /** That of the order, changed in the same transactions. */
  state: OrderState;
  created_at: number;
}

/**
 * Somebody who takes part in an activity, with how many valid and used tickets they have; 0 for who had some. What is asked by
 * person (participants, their activities, reminders) is so many rows of an index.
 */
export interface TicketParticipantTable {
  activity_id: string;
  person_id: string;
  ticket_count: number;
  is_shown: 0 | 1;
  /** When they got the first of them. */
  joined_at: number;
}

/** A place in the waiting list of a ticket type. */
export interface TicketWaitTable {
  id: string;
  activity_id: string;
  ticket_type_id: string;
  person_id: string;
  quantity: number;
  state: WaitState;
  /** The order of the list. */
  joined_at: number;
  offered_until: number | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    ticket_stock: TicketStockTable;
    ticket: TicketTable;
    ticket_order: TicketOrderTable;
    ticket_participant: TicketParticipantTable;
    ticket_wait: TicketWaitTable;
  }
}
