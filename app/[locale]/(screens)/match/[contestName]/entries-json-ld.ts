import { getTranslations } from 'next-intl/server';
import { absoluteUrl, listItems, type PageFacts } from '@/lib/app/json-ld';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import type { ContestPart } from '@/lib/events/contest/codes';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { entryPath } from '@/lib/events/entry/client/addresses';
import type { EntryItem } from '@/lib/events/entry/contract';
import { trailOf } from './json-ld';

/** What the homes above a contest are called in its breadcrumb. */
export async function homeNames(): Promise<Record<'activities' | 'contests', string>> {
  const t = await getTranslations();
  return { activities: t('activityLists.index.heading'), contests: t('contestList.heading') };
}

interface EntriesFacts extends PageFacts {
  contest: Pick<ContestDetail, 'name' | 'title'>;
  names: Record<'activities' | 'contests', string>;
  part: ContestPart;
  /** What the part is called. */
  partName: string;
  /** In the order of the page. */
  entries: readonly Pick<EntryItem, 'id' | 'title'>[];
}

/** Says to search engines which entries a page of a contest lists, and where it stands. */
export function entriesJsonLd({ part, partName, entries, ...facts }: EntriesFacts): Record<string, unknown> {
  const { name, title } = facts.contest;
  const path = contestPartPath(name, part);
  const trail = trailOf(facts, { name: partName, path });
  if (entries.length === 0) return { '@graph': [trail] };
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, path),
    name: `${title} ${partName}`,
    numberOfItems: entries.length,
    itemListElement: listItems(
      facts,
      entries.map((entry) => ({ name: entry.title, path: entryPath(name, entry.id) })),
    ),
  };
  return { '@graph': [items, trail] };
}
