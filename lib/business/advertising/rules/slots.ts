import type { BookingState, Slot } from '../codes';

/** A slot as a form value and a set key: `A1:2026-12-07`. */
export const slotKey = ({ product, week }: Slot) => `${product}:${week}`;

/** Slots in the order in which they are locked and shown: by week, within a week by product. */
export function slotsInOrder(slots: readonly Slot[]): Slot[] {
  const key = ({ product, week }: Slot) => `${week}:${product}`;
  return [...slots].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** Whether a slot is taken: confirmed (`null`), or held and not expired. Times in ms. */
export function isTaken(heldUntil: number | null, now: number): boolean {
  return heldUntil === null || heldUntil > now;
}

/** The state of a booking at a time: one past its deadline has expired, whether or not that is stored. */
export function stateAt({ state, heldUntil }: { state: BookingState; heldUntil: number }, now: number): BookingState {
  return state === 'held' && !isTaken(heldUntil, now) ? 'expired' : state;
}
