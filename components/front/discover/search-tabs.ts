import { type SearchKind, searchLimits } from '@/lib/base/search/codes';

/** The tabs over what was found, in their order; a slice that lands adds its line here and its list to `search-results.tsx`. */
export const searchTabs = [
  { name: 'works', value: 'works', kind: 'video' },
  { name: 'people', value: 'people', kind: 'person' },
  { name: 'channels', value: 'channels', kind: 'topic' },
  { name: 'activities', value: 'activities', kind: 'activity' },
] as const satisfies readonly { name: string; value: string; kind: SearchKind }[];
export type SearchTab = (typeof searchTabs)[number]['name'];

/** What an address searches for; empty where it says nothing. */
export function searchedText(asked: string | null | undefined): string {
  return (asked ?? '').trim().slice(0, searchLimits.text);
}

/** The address of a search without language prefix, on one of its tabs or the first. */
export function searchPath(text: string, tab?: SearchTab): string {
  return `/Search?${new URLSearchParams({ text, ...(tab && { tab }) })}`;
}

/** The tab that holds what a suggestion names. */
export function tabOfKind(kind: SearchKind): SearchTab {
  return (searchTabs.find((tab) => tab.kind === kind) ?? searchTabs[0]).name;
}

/** What a tab holds. */
export function kindOfTab(name: SearchTab): SearchKind {
  return (searchTabs.find((tab) => tab.name === name) ?? searchTabs[0]).kind;
}
