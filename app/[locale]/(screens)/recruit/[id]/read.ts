import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { getJob } from '@/lib/careers/job/server/get-job';
import { jobsTag, jobTag } from '@/lib/careers/job/server/page-tags';
import { listSimilarJobs } from '@/lib/careers/job/server/recommend-jobs';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Language } from '@/lib/platform/shared/language';

/** Whether a string can be the id of a job, so that no other address is read or cached. */
const isJobId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * What the first HTML of a job's page shows: the job, whether it is in one language only, and similar ones. Null for one that is not
 * public, and for one that has ended, which has another page; but tagged, so that it comes once it is open. Read once per rendering.
 */
export const readJobPage = cache(async (language: Language, id: string) => {
  if (!isJobId(id)) return null;
  const context = visitorContext(language);
  const job = await taggedRead([jobTag(id), authorsTag], () => getJob(context, { id }).catch(orNoPage));
  if (!job) return null;
  const inOther = visitorContext(language === 'zh' ? 'en' : 'zh');
  const other = await taggedRead([jobTag(id)], () => getJob(inOther, { id }).catch(orNoPage));
  const similar = await taggedRead([jobsTag], () => listSimilarJobs(context, { id }).catch(orNull));
  return { job, isInOne: other?.titleLanguage === job.titleLanguage, similar: similar ?? [] };
});

function orNoPage(error: unknown): null {
  return error instanceof CodedError && error.code === 'JobClosed' ? null : orNull(error);
}
