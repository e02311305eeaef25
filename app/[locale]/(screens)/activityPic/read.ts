import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { listActivityPhotos } from '@/lib/events/activity/server/list-activity-photos';
import { activitiesTag } from '@/lib/events/activity/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** What the first HTML of /activityPic shows: the photos of the last activities. Read once per rendering. */
export const readActivityWall = cache(async (language: Language) => {
  const context = visitorContext(language);
  return taggedRead([activitiesTag, authorsTag], () => listActivityPhotos(context, { pageIndex: 1, pageSize: 10 }));
});
