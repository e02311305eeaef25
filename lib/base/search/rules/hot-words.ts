import type { Language } from '@/lib/platform/shared/language';

/** Number of people who searched for a text on one day. */
export interface DayCount {
  /** The text, folded. */
  key: string;
  text: string;
  viewers: number;
}

/** Minimum number of people who must have searched for a text on one day: searches of a single person stay private. */
export const fewestViewers = 3;

/**
 * Texts by the number of people who searched for them, descending; equal ones in alphabetical order. Each is spelled as
 * on its day with the most searches.
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

/** The texts that readers of a language can read: for Chinese readers that includes Latin words. */
export function readableIn(language: Language, texts: readonly string[]): readonly string[] {
  return language === 'zh' ? texts : texts.filter((text) => !/\p{Script=Han}/u.test(text));
}

/** The first `most` distinct texts by key. */
export function firstTexts(texts: readonly string[], keyOf: (text: string) => string, most: number): string[] {
  const once = new Map<string, string>();
  for (const text of texts) if (!once.has(keyOf(text))) once.set(keyOf(text), text);
  return [...once.values()].slice(0, most);
}
