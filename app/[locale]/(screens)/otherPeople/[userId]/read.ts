import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { isPersonId } from '@/lib/front/centre/rules/person-id';
import { getPersonDetail } from '@/lib/people/person/server/get-person-detail';
import { personTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { countVideosOfPerson } from '@/lib/works/work/server/count-videos-of-person';
import { listVideosOfPerson } from '@/lib/works/work/server/list-videos-of-person';
import { readAwardMarks } from '../../../read-award-marks';

/**
 * What the first HTML of a creator's page shows: the person, what they won, the number of works, the first page of them. Null for an
 * unknown person, but tagged, so that a cached 404 ends when the person appears. Read once per rendering.
 */
export const readPersonPage = cache(async (language: Language, userId: string) => {
  if (!isPersonId(userId)) return null;
  const context = visitorContext(language);
  const tags = [personTag(userId)];
  const [person, works, workCount, marks] = await Promise.all([
    taggedRead(tags, () => getPersonDetail(context, { userId }).catch(orNull)),
    taggedRead(tags, () => listVideosOfPerson(context, { userId, pageIndex: 1, pageSize: 20 })),
    taggedRead(tags, () => countVideosOfPerson(context, userId)),
    readAwardMarks(context, { personIds: [userId] }, personTag(userId)),
  ]);
  return person && { person, works, workCount, marks };
});
