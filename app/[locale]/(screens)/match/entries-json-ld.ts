import { absoluteUrl, listItems, type PageFacts } from '@/lib/app/json-ld';
import { type ContestPart, contestPartPath, contestPath, contestsPath } from '@/lib/events/contest/client/addresses';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { entryPath } from '@/lib/events/entry/client/addresses';
import type { EntryItem } from '@/lib/events/entry/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';

interface EntriesFacts extends PageFacts {
  contest: Pick<ContestDetail, 'name' | 'title'>;
  part: ContestPart;
  /** What the page and the list of contests are called. */
  name: string;
  contestsName: string;
  /** In the order of the page. */
  entries: readonly Pick<EntryItem, 'id' | 'title'>[];
}

/** Says to search engines which entries a page of a contest lists, and where it stands. */
export function entriesJsonLd({ contest, part, name, contestsName, entries, ...facts }: EntriesFacts) {
  const path = contestPartPath(contest.name, part);
  const trail = [...contestTrail({ contest, contestsName, home: facts.home }), { name, path }];
  const list = breadcrumbs(facts.language, facts.siteUrl, trail);
  if (entries.length === 0) return { '@graph': [list] };
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, path),
    name: `${contest.title} ${name}`,
    numberOfItems: entries.length,
    itemListElement: listItems(
      facts,
      entries.map(({ id, title }) => ({ name: title, path: entryPath(contest.name, id) })),
    ),
  };
  return { '@graph': [items, list] };
}

/** The pages above a page of a contest. */
export function contestTrail(facts: { contest: { name: string; title: string }; contestsName: string; home: string }) {
  return [
    { name: facts.home, path: '/' },
    { name: facts.contestsName, path: contestsPath },
    { name: facts.contest.title, path: contestPath(facts.contest.name) },
  ];
}
