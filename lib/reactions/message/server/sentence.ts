import { createTranslator } from 'next-intl';
import { truncate } from '@/lib/platform/shared/format/truncate';
import type { Language } from '@/lib/platform/shared/language';
import en from '@/messages/en/reactions/message-sentences.json';
import zh from '@/messages/zh/reactions/message-sentences.json';
import type { NoticeThing } from '../contract';
import type { Someone } from './find-actors';

/** Maximum length of a title or text within a sentence, in characters. */
const mostOfThing = 40;

const wordsOf = (language: Language) => createTranslator({ locale: language, messages: { zh, en }[language] });
const words = { zh: wordsOf('zh'), en: wordsOf('en') };

/** The names of these people, or of the first and the number of the others; empty for none. */
export function namesOf(language: Language, [first, second]: readonly Someone[], count: number): string {
  if (!first) return '';
  const others = second ? Math.max(1, count - 1) : 0;
  return words[language]('names', { first: first.nickname, second: second?.nickname ?? '', others });
}

/** The name of a thing within a sentence: in quotation marks, truncated. */
export function nameOf(language: Language, thing: NoticeThing): string {
  if (thing.isGone) return words[language]('gone');
  if (thing.text === '') return words[language]('untitled');
  return words[language]('thing', { kind: thing.kind, text: truncate(thing.text, mostOfThing) });
}

/** The sentence of a source with its values. A missing value is an error. */
export function sentenceOf(language: Language, message: string, values: Record<string, string | number>): string {
  const translate = createTranslator({ locale: language, messages: { message }, onError: fail });
  return translate('message', values);
}

function fail(error: Error): never {
  throw error;
}
