import { type ActivityCategory, type Admission, activityCategory } from '../codes';

/** What says how people take part in an activity. */
export interface Admitting {
  category: ActivityCategory;
  ticketTypes: readonly unknown[];
}

/** How people take part in an activity: a contest is entered, with or without ticket types. */
export function admissionOf({ category, ticketTypes }: Admitting): Admission {
  if (category === activityCategory.contest) return 'entry';
  return ticketTypes.length > 0 ? 'tickets' : 'signup';
}
