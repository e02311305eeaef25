import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import type { ArtSchoolItem } from '@/lib/community/topic/contract';
import { topicsTag } from '@/lib/community/topic/server/page-tags';
import { listArtSchools } from '@/lib/community/topic/server/schools/list-art-schools';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

export const schoolsPath = '/artSchoolCn';

/** All schools with their channels. Read once per rendering. */
export const readSchoolsPage = cache(
  (language: Language): Promise<ArtSchoolItem[]> =>
    taggedRead([topicsTag], () => listArtSchools(visitorContext(language), { province: '', letter: '', text: '' })),
);
