import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import { contains } from '../db/contains';
import type { Tx } from '../db/database';

export interface FailedJob {
  id: string;
  kind: string;
  /** JSON, as in the queue; it may contain personal data. */
  payload: string;
  attempts: number;
  lastError: string;
  /** Milliseconds UTC. */
  failedAt: number;
}

/** Filter and order of failed jobs; the search matches kind and error. */
export interface FailedJobQuery extends PageQuery {
  sort: 'failedAt' | 'kind';
  order: 'asc' | 'desc';
  search: string;
}

/** The failed jobs. For staff only, which the caller checks. */
export async function findFailedJobs(context: Context, query: FailedJobQuery): Promise<Page<FailedJob>> {
  const { sort, order, search } = query;
  const rows = await context.db.read
    .selectFrom('job')
    .select(['id', 'kind', 'payload', 'attempts', 'last_error', 'run_at', 'finished_at'])
    .where('state', '=', 'failed')
    .$if(search !== '', (jobs) => jobs.where(contains(['kind', 'last_error', 'id'], search)))
    .orderBy(sort === 'kind' ? 'kind' : (eb) => eb.fn.coalesce('finished_at', 'run_at'), order)
    .orderBy('id', order)
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  return toPage(rows, query, ({ last_error, run_at, finished_at, ...job }) => ({
    ...job,
    lastError: last_error ?? '',
    failedAt: finished_at ?? run_at,
  }));
}

/**
 * Runs a failed job again, with all its attempts, and returns its kind. Throws NullPointer when there is no failed job
 * of that id: of two concurrent calls, one succeeds. `now` is in ms.
 */
export async function retryFailedJob(tx: Tx, id: string, now: number): Promise<string> {
  const retried = await tx
    .updateTable('job')
    .set({ state: 'waiting', attempts: 0, run_at: now, finished_at: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('kind')
    .executeTakeFirst();
  if (!retried) throw new CodedError('NullPointer');
  return retried.kind;
}
