import { type SearchKind, searchLimits } from '@/lib/base/search/codes';

/** The tabs over the results, in order; a new slice adds its line here and its list to `search-results.tsx`. */
export const searchTabs = [
  { name: 'works', value: 'works', kind: 'video' },
  { name: 'people', value: 'people', kind: 'person' },
  { name: 'channels', value: 'channels', kind: 'topic' },
  { name: 'activities', value: 'activities', kind: 'activity' },
  { name: 'articles', value: 'articles', kind: 'article' },
  { name: 'questions', value: 'questions', kind: 'question' },
  { name: 'live', value: 'live', kind: 'live' },
  { name: 'jobs', value: 'jobs', kind: 'job' },
] as const satisfies readonly { name: string; value: string; kind: SearchKind }[];
export type SearchTab = (typeof searchTabs)[number]['name'];

/** The text that an address searches for; empty if none. */
export function searchedText(asked: string | null | undefined): string {
  return (asked ?? '').trim().slice(0, searchLimits.text);
}

/** The address of a search without language prefix, on one of its tabs or the first. */
export function searchPath(text: string, tab?: SearchTab): string {
  return `/Search?${new URLSearchParams({ text, ...(tab && { tab }) })}`;
}

/** The tab with the kind of a suggestion. */
export function tabOfKind(kind: SearchKind): SearchTab {
  return (searchTabs.find((tab) => tab.kind === kind) ?? searchTabs[0]).name;
}

/** What a tab holds. */
export function kindOfTab(name: SearchTab): SearchKind {
  return (searchTabs.find((tab) => tab.name === name) ?? searchTabs[0]).kind;
}
