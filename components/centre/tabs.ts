import type { CollectionKind } from '@/lib/collection/codes';
import { type PersonTab, personTabs } from '@/lib/person/codes';

/**
 * The tabs of the pages of people, in their order; a slice that lands adds its line. `value` is how the address names a
 * tab: a creator's page by its fixed `tabindex` (specification section 2), one's own lists by name.
 */
export interface Tab<Name extends string = string> {
  name: Name;
  value: string;
}

const creatorTab = <Name extends PersonTab>(name: Name) => ({ name, value: String(personTabs[name]) });

export const creatorTabs = [creatorTab('works'), creatorTab('activities')] as const;

export const focusTabs = [
  { name: 'people', value: 'people' },
  { name: 'channels', value: 'channels' },
  { name: 'fans', value: 'fans' },
] as const satisfies Tab[];

export const collectTabs = [
  { name: 'video', value: 'works' },
  { name: 'activity', value: 'activities' },
] as const satisfies Tab<CollectionKind>[];

export type FocusTab = (typeof focusTabs)[number]['name'];
export type CollectTab = (typeof collectTabs)[number]['name'];

/** The tab that an address names; the first one where it names none that is there. */
export function tabOf<Name extends string>(tabs: readonly [Tab<Name>, ...Tab<Name>[]], value: unknown): Name {
  return (tabs.find((tab) => tab.value === value) ?? tabs[0]).name;
}
