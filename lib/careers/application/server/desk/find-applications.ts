import { sql } from 'kysely';
import { findOwnJob } from '@/lib/careers/job/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { DeskState } from '../../codes';
import type * as contract from '../../contract';
import { applicationsAtDesk, toApplicationItems } from './desk-rows';

type Query = InputOf<typeof contract.findApplications>;

/**
 * The applications for a job of the caller, of all or one state, the latest sent first; also of a job that has ended, and of a company
 * that has lost its mark, since people wait for its answer. Throws Unauthorized, NullPointer for another company's job.
 */
export async function findApplications(context: Context, query: Query): Promise<Page<contract.ApplicationItem>> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  await findOwnJob(read, personId, query.jobId);
  const rows = await applicationsAtDesk(read)
    .innerJoin(idsOfPage(read, query).as('page'), 'page.id', 'application.id')
    .orderBy('application.sent_at', 'desc')
    .orderBy('application.id')
    .execute();
  const page = toPage(rows, query, (row) => row);
  return { ...page, list: await toApplicationItems(context, page.list) };
}

/** The ids of a page and one more: of what a far page skips, only the index is read. */
export function idsOfPage(db: Reader, { jobId, state, pageIndex, pageSize }: Query) {
  return db
    .selectFrom('job_application')
    .select('id')
    .where('job_id', '=', jobId)
    .where('state', '<>', sql.lit('withdrawn'))
    .$if(state !== '', (all) => all.where('state', '=', state as DeskState))
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}

/**
 * How many applications for a job of the caller are in each state, by an index alone. Throws Unauthorized, NullPointer for another
 * company's job.
 */
export async function countApplications(
  context: Context,
  { jobId }: { jobId: string },
): Promise<DataOf<typeof contract.countApplications>> {
  const { personId } = signedIn(context);
  const job = await findOwnJob(context.db.read, personId, jobId);
  const rows = await context.db.read
    .selectFrom('job_application')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .where('state', '<>', sql.lit('withdrawn'))
    .groupBy('state')
    .orderBy('state')
    .execute();
  const title = translate(job.titleZh, job.titleEn, context.language);
  const states = rows.map(({ state, count }) => ({ state: state as DeskState, count }));
  return { title: title.text, titleLanguage: title.language, states };
}
