import type { FindContent } from '@/components/front/discover/find-content';
import { absoluteUrl, listedWorks, listItems, type PageFacts } from '@/lib/app/json-ld';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { languageNames } from '@/lib/platform/shared/language';

interface FindFacts extends PageFacts {
  content: FindContent;
  /** Titles of the page and of its list of new works, and the description of the page. */
  words: { name: string; description: string; newVideos: string };
}

/** Describes to search engines what the page lists, which works are new, and its breadcrumb. */
export function findJsonLd({ content, words, ...facts }: FindFacts): Record<string, unknown> {
  const { name, description } = words;
  const { language, siteUrl, home } = facts;
  const page = {
    '@type': 'CollectionPage',
    '@id': absoluteUrl(facts, '/Find'),
    url: absoluteUrl(facts, '/Find'),
    name,
    description,
    inLanguage: languageNames[language].html,
    mainEntity: {
      '@type': 'ItemList',
      name: words.newVideos,
      numberOfItems: content.newVideos.length,
      itemListElement: listItems(facts, listedWorks(content.newVideos)),
    },
  };
  const trail = [
    { name: home, path: '/' },
    { name, path: '/Find' },
  ];
  return { '@graph': [page, breadcrumbs(language, siteUrl, trail)] };
}
