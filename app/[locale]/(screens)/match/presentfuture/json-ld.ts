import { absoluteUrl, listItems, type PageFacts } from '@/lib/app/json-ld';
import type { SpecialPage } from '@/lib/base/content/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { languageNames } from '@/lib/platform/shared/language';

interface SpecialFacts extends PageFacts {
  special: SpecialPage;
  /** Without language prefix. */
  path: string;
}

/** Describes to search engines a special, the things that it shows, in order, and its breadcrumb. */
export function specialJsonLd({ special, path, ...facts }: SpecialFacts): Record<string, unknown> {
  const { title, description, language, updatedAt, blocks } = special;
  const things = blocks.flatMap((block) => (block.kind === 'things' ? block.items : []));
  const own = { ...facts, language };
  const page = {
    '@type': 'CollectionPage',
    '@id': absoluteUrl(own, path),
    ...{ url: absoluteUrl(own, path), name: title, description: description || undefined, dateModified: updatedAt },
    inLanguage: languageNames[language].html,
    ...(things.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: things.length,
        itemListElement: listItems(
          facts,
          things.map((thing) => ({ name: thing.title, path: thing.path })),
        ),
      },
    }),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name: title, path },
  ];
  return { '@graph': [page, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
