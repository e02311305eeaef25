import type { Tab } from '@/components/ui/tab';

/** The lists of the caller's broadcasts, in their order. */
export const ownTabs = [
  { name: 'reminded', value: 'reminded' },
  { name: 'paid', value: 'paid' },
] as const satisfies Tab[];

export type OwnList = (typeof ownTabs)[number]['name'];
