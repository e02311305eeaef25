import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import type { Language } from '@/lib/platform/shared/language';
import en from '@/messages/en/platform/fault.json';
import zh from '@/messages/zh/platform/fault.json';
import { pageLanguage } from './page-language';

/** The few messages that must be available without any other. They are in the code, not in the page. */
export function faultWords(language: Language = pageLanguage()): typeof zh {
  return { zh, en }[language];
}

/** The message of specification section 8 for a chunk that did not load. */
export function chunkText({ chunk, type }: Pick<ChunkError, 'chunk' | 'type'>, words = faultWords()): string {
  // Replaced by hand: formatting message parameters would weigh more than all of this.
  return words.chunk[type].replace('#', () => chunk);
}
