'use client';

import { useState } from 'react';
import type { Slot } from '../codes';
import { slotKey, slotsInOrder } from '../rules/slots';
import type { SlotCalendar } from './slots';

/**
 * The slots that a visitor has chosen, over all products, checked against the current calendar. `lost` are those that
 * somebody else has taken meanwhile, until the choice changes.
 */
export function useChoice(calendar: SlotCalendar | undefined) {
  const [wanted, setWanted] = useState<Slot[]>([]);
  const isOffered = isOfferedBy(calendar);
  const chosen = wanted.filter(isOffered);
  return {
    chosen,
    lost: wanted.filter((slot) => !isOffered(slot)),
    toggle(slot: Slot) {
      const others = chosen.filter((one) => slotKey(one) !== slotKey(slot));
      setWanted(others.length < chosen.length ? others : slotsInOrder([...others, slot]));
    },
  };
}

/** Whether a slot is on the calendar and free; true before the calendar is loaded. */
export function isOfferedBy(calendar: SlotCalendar | undefined): (slot: Slot) => boolean {
  if (!calendar) return () => true;
  const taken = new Set(calendar.taken.map(slotKey));
  return (slot) => calendar.weeks.includes(slot.week) && !taken.has(slotKey(slot));
}
