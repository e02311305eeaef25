import type { BookingState, Product } from '../codes';

/** A wish to advertise; who it is of stands in its request (`cooperation_lead`). Times in ms. */
export interface AdvertisingBookingTable {
  id: string;
  lead_id: string;
  state: BookingState;
  /** JSON list of `{product, week}`: what was asked for, whatever became of it. */
  slots: string;
  first_week: string;
  price_fen: number | null;
  held_until: number;
  created_at: number;
  reviewed_at: number | null;
  /** Whence it was asked, as long as it is held: what one network may hold is bounded (`rules/holdings`). */
  network: string | null;
}

/** One row, which every request for weeks locks: they are decided on one after another. */
export interface AdvertisingCalendarTable {
  id: string;
  /** In ms; null before the first. */
  asked_at: number | null;
}

/** A week of a product that is taken. One row for each: its key is what keeps two bookings apart. */
export interface AdvertisingSlotTable {
  product: Product;
  /** The Monday in Beijing, YYYY-MM-DD. */
  week: string;
  booking_id: string;
  /** Until when it is held; null once it is confirmed. One whose time is over is free. */
  held_until: number | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    advertising_booking: AdvertisingBookingTable;
    advertising_calendar: AdvertisingCalendarTable;
    advertising_slot: AdvertisingSlotTable;
  }
}
