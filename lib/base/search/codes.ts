import { type KindThat, kindsThat } from '@/lib/base/thing/codes';

/** Kinds that can be searched. */
export const searchKinds = kindsThat('search');
export type SearchKind = KindThat<'search'>;

/**
 * Limits of a search: characters of the text, words that count, hits in total and per page, suggestions, and popular
 * searches.
 */
export const searchLimits = { text: 100, words: 12, hits: 200, page: 20, suggestions: 8, hotWords: 10 } as const;
