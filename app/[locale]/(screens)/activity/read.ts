import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { everyActivity } from '@/lib/events/activity/client/addresses';
import { type ActivityPhase, activitiesPerSection } from '@/lib/events/activity/codes';
import { filterActivities } from '@/lib/events/activity/server/filter-activities';
import { listActivityCities } from '@/lib/events/activity/server/list-activity-cities';
import { activitiesTag } from '@/lib/events/activity/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** What the first HTML of /activity shows: the first activities of each phase, and the cities. Read once per rendering. */
export const readActivities = cache(async (language: Language) => {
  const context = visitorContext(language);
  const first = { ...everyActivity, pageIndex: 1, pageSize: activitiesPerSection };
  const section = async (phase: ActivityPhase) =>
    (await taggedRead([activitiesTag, authorsTag], () => filterActivities(context, { ...first, phase }))).list;
  const [now, coming, past, cities] = await Promise.all([
    section('now'),
    section('coming'),
    section('past'),
    taggedRead([activitiesTag], () => listActivityCities(context)),
  ]);
  return { sections: { now, coming, past }, cities };
});
