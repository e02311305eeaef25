import { truncate } from '@/lib/platform/shared/format/truncate';
import { plainText } from './plain-text';

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const word = /[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu;
/** How many of them are read in a minute. */
const perMinute = { characters: 400, words: 220 } as const;

/** The length of sanitised rich text: its Chinese, Japanese and Korean characters, and the words of other scripts. */
export function textLength(html: string): { characters: number; words: number } {
  const text = plainText(html);
  const characters = text.match(cjk)?.length ?? 0;
  return { characters, words: text.replace(cjk, ' ').match(word)?.length ?? 0 };
}

/** How many minutes it takes to read sanitised rich text, at least 1. */
export function readingMinutes(html: string): number {
  const { characters, words } = textLength(html);
  return Math.max(1, Math.round(characters / perMinute.characters + words / perMinute.words));
}

/** The beginning of sanitised rich text, from its first paragraphs, in at most so many characters. */
export function excerpt(html: string, most: number): string {
  let text = '';
  for (const [, inside] of html.matchAll(/<p(?:\s[^>]*)?>(.*?)<\/p>/gs)) {
    text = `${text} ${plainText(inside ?? '')}`.trim();
    if (text.length >= most) break;
  }
  return truncate(text, most);
}
