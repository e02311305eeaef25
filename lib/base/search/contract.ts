import { z } from 'zod';
import { countingLimit, endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noData, noInput, textLanguage, wireText } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { searchKinds, searchLimits } from './codes';

export * from './codes';

/** The text of the search box (specification section 5: a search keyword is required). */
export const searchText = wireText(searchLimits.text).trim().min(1, { error: 'required' });

/** Filters a list by a text in the names of its items; empty for all. */
export const nameText = wireText(searchLimits.text).trim().default('');

/** The name of a popular thing that contains the typed text. */
export const suggestion = z.object({
  kind: z.enum(searchKinds),
  text: z.string(),
  textLanguage,
});
export type Suggestion = z.output<typeof suggestion>;

export const findSuggestions = endpoint({
  name: 'findSuggestions',
  ...calls.findSuggestions,
  summary: 'Names of popular things in which the typed text stands, the most popular first, each once.',
  auth: 'public',
  input: z.object({ text: searchText }),
  data: z.array(suggestion),
  limit: looseLimit,
});

export const findHotWords = endpoint({
  name: 'findHotWords',
  ...calls.findHotWords,
  summary:
    'What many searched for in the language of the call, and found, in the last seven days; tags of much seen works where that is too little.',
  auth: 'public',
  input: noInput,
  data: z.array(z.string()),
  limit: looseLimit,
});

export const noteSearched = endpoint({
  name: 'noteSearched',
  ...calls.noteSearched,
  summary: 'Notes for the hot words that somebody opened a page with what was found, where there is something to find.',
  auth: 'public',
  input: z.object({ kind: z.enum(searchKinds), text: searchText }),
  data: noData,
  limit: countingLimit,
});
