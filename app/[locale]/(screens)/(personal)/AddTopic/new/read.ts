import { type Asked, askedOf } from '@/lib/app/page-props';
import { topicKinds } from '@/lib/community/topic/codes';
import type { NewTopicFields } from '@/lib/community/topic/contract';
import { artSchools } from '@/lib/community/topic/server/schools/art-schools';

/** What the form begins with: the art school or the kind that the query names. What is unknown is ignored. */
export async function readBeginning(asked: Asked): Promise<NewTopicFields> {
  const query = await askedOf(asked);
  const school = artSchools.find(({ id }) => id === query.get('school'));
  if (school) return { nameZh: school.names.zh, nameEn: school.names.en, kind: 'school' };
  return { nameZh: '', nameEn: '', kind: topicKinds.find((kind) => kind === query.get('kind')) ?? 'light' };
}
