import { areaName, findListedPeople, industryName, professionName } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { jobBenefits } from '../codes';
import type { getJob as contract, EndedJob, JobDetail, JobNow } from '../contract';
import { shownLanguage } from '../rules/job-texts';
import { phaseAt } from '../rules/phase';
import { factsOf, type JobRow } from './find-job';
import { jobsWithNames, toJobItem } from './job-item';
import { isPublicJob } from './public-job';

type Input = InputOf<typeof contract>;

/**
 * A public job in the requested language, or in the other one where it is missing; also one that is paused. Throws NullPointer for
 * one that is not public, JobClosed for one that has ended: its page is another one.
 */
export async function getJob(context: Context, { id }: Input): Promise<JobDetail> {
  const row = await withDetails(context, id);
  if (!row) throw new CodedError('NullPointer');
  const phase = phaseAt(factsOf(row), context.now());
  if (phase === 'ended' || phase === 'closed') throw new CodedError('JobClosed');
  const { language } = context;
  const { company, ...item } = toJobItem(row, language);
  const titleLanguage = shownLanguage(row, language);
  const nameOf = (find: typeof areaName, of: string) => (of === '' ? '' : (find(of, language) ?? ''));
  return {
    ...{ ...item, title: row[`title_${titleLanguage}`], titleLanguage, phase },
    company: { ...company, tagline: row.tagline, followerCount: row.follower_count },
    ...{ duties: row[`duties_${titleLanguage}`], needs: row[`needs_${titleLanguage}`] },
    ...{ area: nameOf(areaName, row.area_id), country: row.area_id.slice(0, 2), address: row.address },
    ...{ profession: nameOf(professionName, row.profession), industry: nameOf(industryName, row.industry) },
    ...{ headcount: row.headcount, benefits: benefitsOf(row) },
    publishTime: isoInBeijing(row.published_at ?? row.created_at),
    editTime: row.edited_at === null ? null : isoInBeijing(row.edited_at),
  };
}

/** What a public job is now. Throws NullPointer for one that is not public. */
export async function getJobNow({ db, now }: Context, { id }: Input): Promise<JobNow> {
  const row = await db.read
    .selectFrom('job_post')
    .select(['open_until', 'paused_at', 'closed_at', 'application_count'])
    .where('job_post.id', '=', id)
    .where(isPublicJob)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return {
    phase: phaseAt(factsOf(row), now()),
    openUntil: isoInBeijing(row.open_until),
    applicationCount: row.application_count,
  };
}

/** A job that was public and has ended, with its company unless that is gone. Throws NullPointer for any other. */
export async function getEndedJob(context: Context, { id }: Input): Promise<EndedJob> {
  const row = await context.db.read
    .selectFrom('job_post')
    .select(['company_id', 'title_zh', 'title_en', 'open_until', 'paused_at', 'closed_at'])
    .where('job_post.id', '=', id)
    .where(isPublicJob)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const phase = phaseAt(factsOf(row), context.now());
  if (phase === 'open' || phase === 'paused') throw new CodedError('NullPointer');
  const [company = null] = await findListedPeople(context, [row.company_id]);
  const title = translate(row.title_zh, row.title_en, context.language);
  const endTime = isoInBeijing(Math.min(row.closed_at ?? row.open_until, row.open_until));
  return { id, title: title.text, titleLanguage: title.language, company, endTime };
}

/** The benefits of a job, in the order of their list. */
export function benefitsOf({ benefits }: Pick<JobRow, 'benefits'>) {
  const given: string[] = JSON.parse(benefits);
  return jobBenefits.filter((benefit) => given.includes(benefit));
}

function withDetails({ db }: Context, id: string) {
  return jobsWithNames(db.read)
    .select(['duties_zh', 'duties_en', 'needs_zh', 'needs_en', 'job_post.area_id', 'job_post.address', 'benefits'])
    .select(['job_post.profession', 'job_post.industry', 'headcount', 'paused_at', 'closed_at'])
    .select(['published_at', 'edited_at', 'job_post.created_at', 'person.tagline', 'person.follower_count'])
    .where('job_post.id', '=', id)
    .where(isPublicJob)
    .executeTakeFirst();
}
