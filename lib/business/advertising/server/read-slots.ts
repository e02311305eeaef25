import type { Slot } from '../codes';

/** The slots of a booking as its row keeps them: what {@link writeSlots} has made. */
export function readSlots(json: string): Slot[] {
  return JSON.parse(json);
}

export function writeSlots(slots: readonly Slot[]): string {
  return JSON.stringify(slots.map(({ product, week }) => ({ product, week })));
}
