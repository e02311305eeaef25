import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { getEndedJob } from '@/lib/careers/job/server/get-job';
import { jobsTag, jobTag } from '@/lib/careers/job/server/page-tags';
import { listSimilarJobs } from '@/lib/careers/job/server/recommend-jobs';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** What is shown of a job that has ended, and open ones like it. Null for any other, but tagged. Read once per rendering. */
export const readEndedJob = cache(async (language: Language, id: string) => {
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  const context = visitorContext(language);
  const job = await taggedRead([jobTag(id), authorsTag], () => getEndedJob(context, { id }).catch(orNull));
  if (!job) return null;
  const similar = await taggedRead([jobsTag], () => listSimilarJobs(context, { id }).catch(orNull));
  return { job, similar: similar ?? [] };
});
