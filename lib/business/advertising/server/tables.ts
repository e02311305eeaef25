import type { Generated } from 'kysely';
import type { BookingState, Product } from '../codes';

/** A booking; its customer is in its request (`cooperation_lead`). Times in ms. */
export interface AdvertisingBookingTable {
  id: string;
  lead_id: string;
  state: BookingState;
  /** JSON list of `{product, week}`: the requested slots, whatever the outcome. */
  slots: string;
  first_week: string;
  price_fen: number | null;
  held_until: number;
  created_at: number;
  reviewed_at: number | null;
  /** The sender's network while it is held, since the weeks per network are limited (`rules/holdings`). */
  network: string | null;
  /** The customer's account, if they were logged in. */
  person_id: Generated<string | null>;
}

/** One row, which every request for weeks locks, so that they are decided one after another. */
export interface AdvertisingCalendarTable {
  id: string;
  /** In ms; null at first. */
  asked_at: number | null;
}

/** A taken week of a product. Its key prevents double booking. */
export interface AdvertisingSlotTable {
  product: Product;
  /** The Monday in Beijing, YYYY-MM-DD. */
  week: string;
  booking_id: string;
  /** End of the holding; null once confirmed. An expired one is free. */
  held_until: number | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    advertising_booking: AdvertisingBookingTable;
    advertising_calendar: AdvertisingCalendarTable;
    advertising_slot: AdvertisingSlotTable;
  }
}
