/** What can be booked by the week (specification section 2, /advertisement): two posts, a link, four positions. */
export const products = ['headline', 'second', 'articleLink', 'A1', 'A2', 'A3', 'A4'] as const;
export type Product = (typeof products)[number];

/** Everything on the rate card: what can be booked, and writing for a post. */
export const rateItems = ['writing', ...products] as const;
export type RateItem = (typeof rateItems)[number];

/** The two tables: the official account of the chat app, and website and app. */
export const officialItems = ['writing', 'headline', 'second', 'articleLink'] as const satisfies RateItem[];
export const appItems = ['A1', 'A2', 'A3', 'A4'] as const satisfies RateItem[];

/** Whole weeks before a booking may begin, number of weeks in the calendar, maximum number of weeks in a request. */
export const bookingRules = { weeksAhead: 2, weeksShown: 16, weeksAtOnce: 8, heldDays: 3 } as const;

/** A week of a product; the week is its Monday in Beijing, YYYY-MM-DD. */
export interface Slot {
  product: Product;
  week: string;
}

/** The state of a booking: held until reviewed, confirmed, refused, or expired. */
export const bookingStates = ['held', 'confirmed', 'refused', 'expired'] as const;
export type BookingState = (typeof bookingStates)[number];
