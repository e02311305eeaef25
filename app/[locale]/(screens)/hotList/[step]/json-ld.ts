import { absoluteUrl, listedWorks, listItems, type PageFacts } from '@/lib/app/json-ld';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import type { BoardPage } from './read';

interface BoardFacts extends PageFacts {
  board: BoardPage;
  /** Name of the board. */
  name: string;
}

/** Describes to search engines the entries of the board, in order, and its breadcrumb. */
export function boardJsonLd({ board, name, ...facts }: BoardFacts): Record<string, unknown> {
  const { path } = board;
  const listed = [
    ...listedWorks(board.videos),
    ...board.creators.map(({ rank, nickname, userId }) => ({ rank, name: nickname, path: creatorPath(userId) })),
  ];
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, path),
    name,
    numberOfItems: listed.length,
    itemListElement: listItems(facts, listed),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name, path },
  ];
  return { '@graph': [items, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
