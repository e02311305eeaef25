import { absoluteUrl, listItems, type PageFacts } from '@/lib/app/json-ld';
import { articlePath, articlesPath } from '@/lib/community/article/client/addresses';
import type { ArticleItem } from '@/lib/community/article/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';

interface ArticlesFacts extends PageFacts {
  /** What the page is called. */
  name: string;
  /** In the order of the page. */
  articles: readonly ArticleItem[];
}

/** Says to search engines which articles the page lists, and where it stands. */
export function articlesJsonLd({ name, articles, ...facts }: ArticlesFacts): Record<string, unknown> {
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, articlesPath),
    name,
    numberOfItems: articles.length,
    itemListElement: listItems(
      facts,
      articles.map(({ id, title }) => ({ name: title, path: articlePath(id) })),
    ),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name, path: articlesPath },
  ];
  return { '@graph': [items, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
