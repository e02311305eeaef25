import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import type { Language } from '@/lib/platform/shared/language';
import en from '@/messages/en/platform/fault.json';
import zh from '@/messages/zh/platform/fault.json';
import { pageLanguage } from './page-language';

/** The few words that must be there where nothing else is. They come with the program, not with the page. */
export function faultWords(language: Language = pageLanguage()): typeof zh {
  return { zh, en }[language];
}

/** The message of specification section 8 for a part that did not load. */
export function chunkText({ chunk, type }: Pick<ChunkError, 'chunk' | 'type'>, words = faultWords()): string {
  // The mark is no parameter of a message: formatting one takes more than all of this.
  return words.chunk[type].replace('#', () => chunk);
}
