import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { type JobState, jobCode } from '../../codes';
import type { findOwnJobs, getOwnJob as getContract, JobDraft, OwnJob } from '../../contract';
import { readDraft, toOwnJob } from './read-draft';

/** The caller's jobs, the latest changed first, in all states or one. Throws Unauthorized for a visitor. */
export async function listOwnJobs(
  context: Context,
  { state, ...page }: InputOf<typeof findOwnJobs>,
): Promise<Page<OwnJob>> {
  const { personId } = signedIn(context);
  // Their ids first: those that are skipped come from the index alone.
  const ids = context.db.read
    .selectFrom('job_post')
    .select('id')
    .where('company_id', '=', personId)
    .$if(state !== '', (query) => query.where('review_state', '=', jobCode[state as JobState]))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize);
  const rows = await context.db.read
    .selectFrom('job_post')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return toPage(rows, page, (row) => toOwnJob(row, context));
}

/** A job of the caller for editing. Throws NullPointer for one that is not theirs, Unauthorized for a visitor. */
export async function getOwnJob(context: Context, { id }: InputOf<typeof getContract>): Promise<JobDraft> {
  return readDraft(context, { id, companyId: signedIn(context).personId });
}
