import type { Slot } from '../codes';

/** Parses the slots of a booking's row, written by {@link writeSlots}. */
export function readSlots(json: string): Slot[] {
  return JSON.parse(json);
}

export function writeSlots(slots: readonly Slot[]): string {
  return JSON.stringify(slots.map(({ product, week }) => ({ product, week })));
}
