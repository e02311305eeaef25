import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { Context } from '../context';

export interface FailedJob {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  lastError: string;
  /** Milliseconds UTC. */
  failedAt: number;
}

/** The jobs that were given up, the latest first. For staff only: whoever offers it checks that. */
export async function listFailedJobs(context: Context, query: PageQuery): Promise<Page<FailedJob>> {
  const rows = await context.db.read
    .selectFrom('job')
    .select(['id', 'kind', 'payload', 'attempts', 'last_error', 'run_at', 'finished_at'])
    .where('state', '=', 'failed')
    .orderBy('run_at', 'desc')
    .orderBy('id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  return toPage(rows, query, (row) => ({
    id: row.id,
    kind: row.kind,
    payload: JSON.parse(row.payload),
    attempts: row.attempts,
    lastError: row.last_error ?? '',
    failedAt: row.finished_at ?? row.run_at,
  }));
}

/** Lets a failed job run again, with all its attempts. Throws NullPointer when there is no failed job of that id. */
export async function retryJob(context: Context, id: string): Promise<void> {
  const now = context.now();
  const retried = await context.db.transaction((tx) =>
    tx
      .updateTable('job')
      .set({ state: 'waiting', attempts: 0, run_at: now, finished_at: null })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .returning('id')
      .executeTakeFirst(),
  );
  if (!retried) throw new CodedError('NullPointer');
}
