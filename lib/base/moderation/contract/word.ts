import { z } from 'zod';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { wordLimits } from '../codes';

/** A word that sends a text to manual review (specification section 5). */
export const watchedWord = z.object({
  /** In its normal form. */
  word: z.string(),
  addedAt: z.iso.datetime({ offset: true }),
  /** Nickname of the staff member who added it; null for initial words and deleted accounts. */
  addedBy: z.string().nullable(),
});
export type WatchedWord = z.output<typeof watchedWord>;

export const listWords = endpoint({
  name: 'listWords',
  ...calls.listWords,
  summary: 'The watched words, the latest first. For those who may edit them.',
  auth: 'user',
  input: tableQuery(['addedAt', 'word']),
  data: pageOf(watchedWord),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

export const addWords = endpoint({
  name: 'addWords',
  ...calls.addWords,
  summary: 'Watches for more words, one a line: all of them or, where one cannot be taken, none.',
  auth: 'user',
  input: z.object({
    /** Errors name a line, from 0: `words.2`, `empty`, `tooLong` or `repeated`. */
    words: wireText(wordLimits.atOnce * (4 * wordLimits.word + 2)).refine((text) => text.trim() !== '', {
      error: 'required',
    }),
  }),
  data: z.object({ added: z.array(z.string()) }),
  errors: ['Forbidden'],
  limit: consoleWritingLimit,
});

export const removeWord = endpoint({
  name: 'removeWord',
  ...calls.removeWord,
  summary: 'Watches for a word no more.',
  auth: 'user',
  input: z.object({ word: wireText(4 * wordLimits.word).min(1) }),
  data: noData,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});

export const tryWords = endpoint({
  name: 'tryWords',
  ...calls.tryWords,
  summary: 'Which watched words stand in a text, as the words are this moment.',
  auth: 'user',
  input: z.object({ text: wireText(wordLimits.tried) }),
  data: z.object({ words: z.array(z.string()) }),
  errors: ['Forbidden'],
  limit: consoleWritingLimit,
});
