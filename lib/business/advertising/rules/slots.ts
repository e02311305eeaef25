import type { BookingState, Slot } from '../codes';

/** A slot as a form sends it and as a set keeps it: `A1:2026-12-07`. */
export const slotKey = ({ product, week }: Slot) => `${product}:${week}`;

/** Slots in the one order in which they are taken and shown: by their weeks, within a week by product. */
export function slotsInOrder(slots: readonly Slot[]): Slot[] {
  const key = ({ product, week }: Slot) => `${week}:${product}`;
  return [...slots].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** Whether somebody has a slot: it is agreed (`null`), or held and its deadline not over yet. Times in ms. */
export function isTaken(heldUntil: number | null, now: number): boolean {
  return heldUntil === null || heldUntil > now;
}

/** How a booking stands at a time: one whose deadline is over has expired, whether or not that has been noted. */
export function stateAt({ state, heldUntil }: { state: BookingState; heldUntil: number }, now: number): BookingState {
  return state === 'held' && !isTaken(heldUntil, now) ? 'expired' : state;
}
