import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { everyActivity } from '@/lib/events/activity/client/addresses';
import { filterActivities } from '@/lib/events/activity/server/filter-activities';
import { listActivityCities } from '@/lib/events/activity/server/list-activity-cities';
import { activitiesTag } from '@/lib/events/activity/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** What the first HTML of /activityFilter shows: the first of all activities, and the cities. Read once per rendering. */
export const readActivityFilter = cache(async (language: Language) => {
  const context = visitorContext(language);
  const all = { ...everyActivity, pageIndex: 1, pageSize: 20 };
  const [first, cities] = await Promise.all([
    taggedRead([activitiesTag, authorsTag], () => filterActivities(context, all)),
    taggedRead([activitiesTag], () => listActivityCities(context)),
  ]);
  return { first, cities };
});
