import type { Language } from '@/lib/platform/shared/language';

/** How many searched for a text on one day. */
export interface DayCount {
  /** The text, folded. */
  key: string;
  text: string;
  viewers: number;
}

/** On one day at least so many must have searched for it: what one person searches for every day is their own business. */
export const fewestViewers = 3;

/**
 * Texts by how many searched for them, the most first; of equal ones the lesser first. Each is written as on the day on which
 * most searched for it.
 */
export function hottest(counts: readonly DayCount[]): string[] {
  const byKey = Map.groupBy(
    counts.filter(({ viewers }) => viewers >= fewestViewers),
    ({ key }) => key,
  );
  return [...byKey]
    .map(([key, days]) => ({
      key,
      viewers: days.reduce((sum, day) => sum + day.viewers, 0),
      text: days.toSorted((one, other) => other.viewers - one.viewers)[0]?.text ?? key,
    }))
    .toSorted((one, other) => other.viewers - one.viewers || (one.key < other.key ? -1 : 1))
    .map(({ text }) => text);
}

/** Those of the texts that readers of a language can read: a Latin word says something in Chinese too. */
export function readableIn(language: Language, texts: readonly string[]): readonly string[] {
  return language === 'zh' ? texts : texts.filter((text) => !/\p{Script=Han}/u.test(text));
}

/** The first `most` of these texts, each once however it is written. */
export function firstTexts(texts: readonly string[], keyOf: (text: string) => string, most: number): string[] {
  const once = new Map<string, string>();
  for (const text of texts) if (!once.has(keyOf(text))) once.set(keyOf(text), text);
  return [...once.values()].slice(0, most);
}
