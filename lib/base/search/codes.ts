import { type KindThat, kindsThat } from '@/lib/base/thing/codes';

/** What can be searched for. */
export const searchKinds = kindsThat('search');
export type SearchKind = KindThat<'search'>;

/**
 * Bounds of a search: the characters of what is typed, the words of it that count, the hits that are shown of it and those
 * on a page of them, the suggestions under the box and the hot words.
 */
export const searchLimits = { text: 100, words: 12, hits: 200, page: 20, suggestions: 8, hotWords: 10 } as const;
