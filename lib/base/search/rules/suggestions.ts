import type { Language } from '@/lib/platform/shared/language';
import type { SearchKind } from '../codes';
import { fold } from './words';

/** Scripts without spaces between words: a text in them may match anywhere in a name. */
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]/u;

/** A popular thing whose names contain the typed text. */
export interface Suggested {
  kind: SearchKind;
  nameZh: string;
  nameEn: string | null;
}

/**
 * Patterns for the folded names of a thing, each after a line break, that match a text at the beginning of a word, or
 * for Chinese anywhere. Empty for a text without words.
 */
export function patternsOf(text: string): string[] {
  const typed = fold(text);
  if (typed === '') return [];
  return unspaced.test(typed) ? [typed] : [`\n${typed}`, ` ${typed}`];
}

/**
 * Suggestions for a text from the matches of each kind, ordered by popularity. The popularity of different kinds is not
 * comparable, so the kinds take turns: names that begin with the text, the first of each kind, then the second of each,
 * and so on; then in the same way names that contain it further on. Each text once; in the requested language if that
 * name matches, else the matching one.
 */
export function mixSuggestions(
  found: readonly (readonly Suggested[])[],
  { text, language, most }: { text: string; language: Language; most: number },
) {
  const typed = fold(text);
  const patterns = patternsOf(text);
  const turns = found
    .flatMap((ofKind) => ofKind.map((suggested, turn) => ({ turn, ...answerOf(suggested, patterns, language) })))
    .map((one) => ({ ...one, isLater: !fold(one.text).startsWith(typed) }))
    .toSorted((one, other) => Number(one.isLater) - Number(other.isLater) || one.turn - other.turn);
  const once = new Map<string, (typeof turns)[number]>();
  for (const one of turns) if (!once.has(fold(one.text))) once.set(fold(one.text), one);
  return [...once.values()].slice(0, most).map(({ kind, text, textLanguage }) => ({ kind, text, textLanguage }));
}

function answerOf({ kind, nameZh, nameEn }: Suggested, patterns: readonly string[], language: Language) {
  const answers = (name: string) => patterns.some((pattern) => `\n${fold(name)}`.includes(pattern));
  const zh = { kind, text: nameZh, textLanguage: 'zh' as const };
  if (nameEn === null) return zh;
  const en = { kind, text: nameEn, textLanguage: 'en' as const };
  const [own, other] = language === 'zh' ? [zh, en] : [en, zh];
  return answers(own.text) ? own : other;
}
