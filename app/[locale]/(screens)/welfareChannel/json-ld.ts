import { absoluteUrl, listItems, type PageFacts } from '@/lib/app/json-ld';
import type { TopicItem } from '@/lib/community/topic/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { welfarePath } from './read';

interface WelfareFacts extends PageFacts {
  topics: readonly TopicItem[];
  /** Heading of the page. */
  name: string;
}

/** Describes to search engines the channels that the page shows, and its breadcrumb. */
export function welfareJsonLd({ topics, name, ...facts }: WelfareFacts): Record<string, unknown> {
  const listed = topics.map(({ id, title }) => ({
    name: title,
    path: `/topicIntroduce?topicId=${encodeURIComponent(id)}`,
  }));
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, welfarePath),
    name,
    numberOfItems: listed.length,
    itemListElement: listItems(facts, listed),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name, path: welfarePath },
  ];
  return { '@graph': [items, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
