import type { Tab } from '@/components/ui/tab';
import { type PersonTab, personTabs } from '@/lib/people/person/codes';
import type { CollectionKind } from '@/lib/reactions/collection/codes';

/**
 * The tabs of the pages of people, in their order; a slice that lands adds its line. The address names a creator's by its
 * fixed `tabindex` (specification section 2), one's own lists by name.
 */
const creatorTab = <Name extends PersonTab>(name: Name) => ({ name, value: String(personTabs[name]) });

export const creatorTabs = [
  creatorTab('works'),
  creatorTab('activities'),
  creatorTab('articles'),
  creatorTab('playlists'),
  creatorTab('jobs'),
  creatorTab('questions'),
  creatorTab('live'),
] as const;

/** The tabs of a creator; jobs are posted by companies. */
export function creatorTabsOf({ isCompany }: { isCompany: boolean }) {
  const [first, ...others] = creatorTabs;
  return [first, ...others.filter(({ name }) => isCompany || name !== 'jobs')] as const;
}

export const focusTabs = [
  { name: 'people', value: 'people' },
  { name: 'channels', value: 'channels' },
  { name: 'fans', value: 'fans' },
] as const satisfies Tab[];

/** The caller's collected things by kind, then liked works, then own play lists. */
export const collectTabs = [
  { name: 'video', value: 'works' },
  { name: 'activity', value: 'activities' },
  { name: 'article', value: 'articles' },
  { name: 'question', value: 'questions' },
  { name: 'topic', value: 'channels' },
  { name: 'playlist', value: 'playlists' },
  { name: 'liked', value: 'liked' },
  { name: 'lists', value: 'lists' },
] as const satisfies Tab<CollectionKind | 'liked' | 'lists'>[];

export type FocusTab = (typeof focusTabs)[number]['name'];
export type CollectTab = (typeof collectTabs)[number]['name'];
