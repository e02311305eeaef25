import { subMonths } from 'date-fns';

/** Months before the end of a paper from which its verification can be renewed. */
const renewableFor = 2;

/** Whether a verification that holds until the end of a Beijing day (YYYY-MM-DD; null without an end) can be renewed. */
export function mayRenew(validUntil: string | null, today: string): boolean {
  if (validUntil === null) return false;
  return today >= subMonths(`${validUntil}T00:00:00Z`, renewableFor).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
