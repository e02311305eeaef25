import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { listJobPackages } from '@/lib/careers/recruitment/server/list-packages';
import { packagesTag } from '@/lib/careers/recruitment/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** The packages of job posts that are on sale. Read once per rendering. */
export const readPackages = cache((language: Language) =>
  taggedRead([packagesTag], () => listJobPackages(visitorContext(language))),
);
