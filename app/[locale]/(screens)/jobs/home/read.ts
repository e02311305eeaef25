import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { everyJob } from '@/lib/careers/job/client/filters';
import { listJobCities, listJobs } from '@/lib/careers/job/server/list-jobs';
import { jobsTag } from '@/lib/careers/job/server/page-tags';
import { listJobPackages } from '@/lib/careers/recruitment/server/list-packages';
import { packagesTag } from '@/lib/careers/recruitment/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** What the first HTML of /jobs/home shows: the first of all jobs, the cities, and what companies can buy. Read once per rendering. */
export const readJobs = cache(async (language: Language) => {
  const context = visitorContext(language);
  const all = { ...everyJob, pageIndex: 1, pageSize: 20 };
  const [first, cities, packages] = await Promise.all([
    taggedRead([jobsTag, authorsTag], () => listJobs(context, all)),
    taggedRead([jobsTag], () => listJobCities(context)),
    taggedRead([packagesTag], () => listJobPackages(context)),
  ]);
  return { first, cities, packages };
});
