import { requireAllowed } from '@/lib/base/permission/port';
import { industryName, professionName, shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getJobForReview as contract, JobForReview } from '../../contract';
import { wordsIn } from '../own/flag-job';
import { toDraft } from '../own/read-draft';

/**
 * A job in any state with everything that its company wrote. Throws Unauthorized or Forbidden for callers who may not review jobs,
 * NullPointer for an unknown one.
 */
export async function getJobForReview(context: Context, { id }: InputOf<typeof contract>): Promise<JobForReview> {
  requireAllowed(context, 'reviewJobs');
  const { db, language } = context;
  const row = await db.read
    .selectFrom('job_post')
    .innerJoin('person', 'person.id', 'job_post.company_id')
    .selectAll('job_post')
    .select('nickname')
    .where('job_post.id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const draft = await toDraft(context, row);
  const waiting = { ...draft, ...draft.underReview };
  const words = [JSON.parse(row.words), await wordsIn(db.read, draft), await wordsIn(db.read, waiting)].flat();
  return {
    ...draft,
    ...{ company: shownNickname(row.nickname, language), companyId: row.company_id, words: [...new Set(words)] },
    submittedAt: row.submitted_at === null ? null : isoInBeijing(row.submitted_at),
    professionName: row.profession === '' ? '' : (professionName(row.profession, language) ?? ''),
    industryName: row.industry === '' ? '' : (industryName(row.industry, language) ?? ''),
  };
}
