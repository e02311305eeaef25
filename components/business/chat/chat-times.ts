/** The day of a time where the visitor is, as one word to compare. */
export function dayOf(at: string | number): string {
  return new Date(at).toDateString();
}

/** The time of day where the visitor is. */
export function timeOf(at: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));
}

/** What a day is called today: by its word, by its date, and by its year where that is another. */
export function dayWords(at: string, now: number, locale: string, words: { today: string; yesterday: string }): string {
  const day = dayOf(at);
  const today = new Date(now);
  const yesterday = new Date(now);
  yesterday.setDate(today.getDate() - 1);
  if (day === dayOf(now)) return words.today;
  if (day === yesterday.toDateString()) return words.yesterday;
  const date = new Date(at);
  const isThisYear = date.getFullYear() === today.getFullYear();
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? { weekday: 'short' } : { year: 'numeric' }),
  }).format(date);
}
