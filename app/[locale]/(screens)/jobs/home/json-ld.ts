import { absoluteUrl, listItems, type PageFacts } from '@/lib/app/json-ld';
import { jobPath, jobsPath } from '@/lib/careers/job/client/addresses';
import type { JobItem } from '@/lib/careers/job/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';

interface JobsFacts extends PageFacts {
  /** What the page is called. */
  name: string;
  /** In the order of the page. */
  jobs: readonly Pick<JobItem, 'id' | 'title'>[];
}

/** Says to search engines which jobs the page lists, and where it stands; a job itself is described on its own page only. */
export function jobsJsonLd({ name, jobs, ...facts }: JobsFacts): Record<string, unknown> {
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, jobsPath),
    name,
    numberOfItems: jobs.length,
    itemListElement: listItems(
      facts,
      jobs.map(({ id, title }) => ({ name: title, path: jobPath(id) })),
    ),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name, path: jobsPath },
  ];
  return { '@graph': [items, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
