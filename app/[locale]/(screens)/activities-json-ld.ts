import { absoluteUrl, listItems, type PageFacts } from '@/lib/app/json-ld';
import { activitiesPath, activityPath } from '@/lib/events/activity/client/addresses';
import type { ActivityItem } from '@/lib/events/activity/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';

interface ActivitiesFacts extends PageFacts {
  /** What the page and the home of activities are called. */
  name: string;
  activitiesName: string;
  /** Without language prefix. */
  path: string;
  /** In the order of the page. */
  activities: readonly Pick<ActivityItem, 'id' | 'contestName' | 'title'>[];
}

/** Says to search engines which activities a page lists, and where it stands. */
export function activitiesJsonLd(facts: ActivitiesFacts): Record<string, unknown> {
  const { name, activitiesName, path, activities } = facts;
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, path),
    name,
    numberOfItems: activities.length,
    itemListElement: listItems(
      facts,
      activities.map((activity) => ({ name: activity.title, path: activityPath(activity) })),
    ),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name: activitiesName, path: activitiesPath },
    ...(path === activitiesPath ? [] : [{ name, path }]),
  ];
  return { '@graph': [items, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
