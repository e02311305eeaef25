import type { Language } from '@/lib/platform/shared/language';
import type { SearchKind } from '../codes';
import { fold } from './words';

/** Scripts whose words nothing parts: what is typed of them may stand anywhere in a name. */
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]/u;

/** Something popular in whose names the typed text stands. */
export interface Suggested {
  kind: SearchKind;
  nameZh: string;
  nameEn: string | null;
}

/**
 * What must stand in the names of something, folded and each after a line break, for a text to be the beginning of one of
 * their words, or of Chinese anywhere in them. No list for a text without words.
 */
export function patternsOf(text: string): string[] {
  const typed = fold(text);
  if (typed === '') return [];
  return unspaced.test(typed) ? [typed] : [`\n${typed}`, ` ${typed}`];
}

/**
 * The suggestions for a text, of what was found of each kind, the most popular of it first. Popularity of one kind says
 * nothing beside that of another, so that they take turns: names that begin with the text, the first of each kind, the second
 * of each, and so on; then in the same way names in which it stands further on. Each text once; in the language asked for where
 * that name answers, else the one that does.
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
