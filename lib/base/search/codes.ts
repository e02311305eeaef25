/** What can be searched for; a slice whose things are found adds its kind here and to `lib/app/search.ts`. */
export const searchKinds = ['video', 'person', 'topic', 'activity'] as const;
export type SearchKind = (typeof searchKinds)[number];

/**
 * Bounds of a search: the characters of what is typed, the words of it that count, the hits that are shown of it and those
 * on a page of them, the suggestions under the box and the hot words.
 */
export const searchLimits = { text: 100, words: 12, hits: 200, page: 20, suggestions: 8, hotWords: 10 } as const;
