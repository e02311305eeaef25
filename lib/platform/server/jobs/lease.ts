import type { Updateable } from 'kysely';
import type { Database } from '../db/database';
import type { JobTable } from '../tables';
import type { Job } from './define-job';
import { retryDelay } from './retry-delay';

/** The kinds of job that this node knows. It leaves others waiting: in a rolling deployment a newer node runs them. */
export type KnownJobs = ReadonlyMap<string, Job>;

/** A job leased by this owner. Owner and attempt together identify this run of the job. */
export interface Lease {
  id: string;
  kind: string;
  /** JSON. */
  payload: string;
  attempt: number;
  owner: string;
}

const longestError = 4000;

/**
 * Takes the job that has been due longest, a patient one only when no other is due; undefined when none is due. Any
 * number of nodes may call it at once.
 */
export async function claimNext(
  db: Database,
  known: KnownJobs,
  owner: string,
  now: number,
): Promise<Lease | undefined> {
  const kinds = (isPatient: boolean) => [...known.keys()].filter((kind) => known.get(kind)?.isPatient === isPatient);
  for (;;) {
    const due = (await findDue(db, kinds(false), now)) ?? (await findDue(db, kinds(true), now));
    const job = due && known.get(due.kind);
    if (!job) return undefined;
    const claimed = await db.transaction((tx) =>
      tx
        .updateTable('job')
        .set((row) => ({
          state: 'running',
          attempts: row('attempts', '+', 1),
          lease_owner: owner,
          lease_until: now + job.leaseSeconds * 1000,
        }))
        .where('id', '=', due.id)
        .where('state', '=', 'waiting')
        .where('run_at', '=', due.run_at)
        .returning('attempts')
        .executeTakeFirst(),
    );
    // Otherwise another node was faster: try the next one.
    if (claimed) return { id: due.id, kind: due.kind, payload: due.payload, attempt: claimed.attempts, owner };
  }
}

async function findDue(db: Database, kinds: string[], now: number) {
  if (kinds.length === 0) return undefined;
  return db.read
    .selectFrom('job')
    .select(['id', 'kind', 'payload', 'run_at'])
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .where('kind', 'in', kinds)
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst();
}

/** Extends the lease of a job; false when another node has taken it over. */
export function renewLease(db: Database, lease: Lease, until: number): Promise<boolean> {
  return updateLeased(db, lease, { lease_until: until });
}

export function markDone(db: Database, lease: Lease, now: number): Promise<boolean> {
  return updateLeased(db, lease, { ...unleased, state: 'done', last_error: null, finished_at: now });
}

/** Releases a job as if it had not been taken. */
export function giveBack(db: Database, lease: Lease, now: number): Promise<boolean> {
  return updateLeased(db, lease, { ...unleased, state: 'waiting', attempts: lease.attempt - 1, run_at: now });
}

/** Records a failed run: the job waits for its next attempt or, after its last one, is `failed`. */
export async function markFailure(db: Database, lease: Lease, job: Job, error: unknown, now: number) {
  const change = afterFailure(job, lease.attempt, error, now);
  return (await updateLeased(db, lease, change)) ? change.state : undefined;
}

/** Releases jobs whose owners did not renew their lease: a crash counts as a failed attempt. */
export async function takeBackExpired(db: Database, known: KnownJobs, now: number): Promise<void> {
  const expired = await db.read
    .selectFrom('job')
    .select(['id', 'kind', 'payload', 'attempts', 'lease_owner', 'lease_until'])
    .where('state', '=', 'running')
    .where('lease_until', '<', now)
    .where('kind', 'in', [...known.keys()])
    .execute();
  for (const { attempts, lease_owner, lease_until, ...row } of expired) {
    const job = known.get(row.kind);
    if (!job || lease_owner === null) continue;
    const lease = { ...row, attempt: attempts, owner: lease_owner };
    const error = new Error('The node that ran the job stopped renewing its lease.');
    await updateLeased(db, lease, afterFailure(job, attempts, error, now), lease_until);
  }
}

const unleased = { lease_owner: null, lease_until: null };

function afterFailure(job: Job, attempt: number, error: unknown, now: number) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const last_error = text.replaceAll('\0', '').slice(0, longestError);
  return attempt < job.maxAttempts
    ? { ...unleased, last_error, state: 'waiting' as const, run_at: now + retryDelay(attempt, Math.random()) }
    : { ...unleased, last_error, state: 'failed' as const, finished_at: now };
}

/** Updates a job only while this run holds it (and, when given, while its lease still ends at `until`). */
function updateLeased(db: Database, lease: Lease, change: Updateable<JobTable>, until?: number | null) {
  return db.transaction(async (tx) => {
    const result = await tx
      .updateTable('job')
      .set(change)
      .where('id', '=', lease.id)
      .where('state', '=', 'running')
      .where('lease_owner', '=', lease.owner)
      .where('attempts', '=', lease.attempt)
      .$if(until !== undefined, (update) => update.where('lease_until', '=', until ?? null))
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  });
}
