import { isSameDay, isSameYear, subDays } from 'date-fns';

/** The day of a time where the visitor is, as one word to compare. */
export function dayOf(at: string | number): string {
  return new Date(at).toDateString();
}

/** The time of day where the visitor is. */
export function timeOf(at: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));
}

/** The name of a day: today or yesterday, its date, and its year where that is another. */
export function dayWords(at: string, now: number, locale: string, words: { today: string; yesterday: string }): string {
  if (isSameDay(at, now)) return words.today;
  if (isSameDay(at, subDays(now, 1))) return words.yesterday;
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    ...(isSameYear(at, now) ? { weekday: 'short' } : { year: 'numeric' }),
  }).format(new Date(at));
}
