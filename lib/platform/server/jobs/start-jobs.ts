import { v7 as uuid } from 'uuid';
import type { Context } from '../context';
import { repeat } from '../repeat';
import type { Job } from './define-job';
import { enqueue } from './enqueue';
import { claimNext, giveBack, type KnownJobs, takeBackExpired } from './lease';
import { removeFinishedJobs } from './remove-finished-jobs';
import { runLeased } from './run-leased';
import { lastOccurrence } from './schedule';

export interface RunningJobs {
  /** Takes no further jobs, waits for running ones (8 s), and releases those that have not ended by then. */
  stop(): Promise<void>;
}

/**
 * Starts to run jobs on this node, `concurrency` at once. Any number of nodes may do so on one database. `context` is
 * that of the jobs: the database, the clock, no caller.
 */
export function startJobs(options: {
  context: Context;
  jobs: readonly Job[];
  concurrency?: number;
  pollMs?: number;
  graceMs?: number;
}): RunningJobs {
  const { context, concurrency = 2, pollMs = 500, graceMs = 8000 } = options;
  const { db, now, log } = context;
  const known = byKind([...options.jobs, removeFinishedJobs]);
  const owner = uuid();
  const stopping = new AbortController();
  const outOfTime = new AbortController();
  const workers = new Set<Promise<void>>();
  const enqueueScheduled = scheduler(context, known);

  const polling = repeat('jobs', pollMs, async () => {
    await enqueueScheduled();
    await takeBackExpired(db, known, now());
    startWorker();
  });

  function startWorker() {
    if (workers.size >= concurrency || stopping.signal.aborted) return;
    const worker = work()
      .catch((error: unknown) => log.error({ err: error }, 'jobs could not be taken or noted'))
      .finally(() => workers.delete(worker));
    workers.add(worker);
  }

  /**
   * Runs one job after the other until none is due. If there is one, there may be more, so it starts another worker.
   */
  async function work() {
    while (!stopping.signal.aborted) {
      const lease = await claimNext(db, known, owner, now());
      const job = lease && known.get(lease.kind);
      if (!job) return;
      if (stopping.signal.aborted) {
        await giveBack(db, lease, now());
        return;
      }
      startWorker();
      await runLeased(context, job, lease, { stopping: stopping.signal, outOfTime: outOfTime.signal });
    }
  }

  return {
    async stop() {
      stopping.abort(new Error('The node is stopping.'));
      await polling.stop();
      const grace = setTimeout(() => outOfTime.abort(new Error('The node cannot wait longer.')), graceMs);
      await Promise.all(workers);
      clearTimeout(grace);
    },
  };
}

function byKind(jobs: readonly Job[]): KnownJobs {
  const known = new Map<string, Job>();
  for (const job of jobs) {
    if (known.has(job.kind)) throw new Error(`Two jobs are called ${job.kind}.`);
    known.set(job.kind, job);
  }
  return known;
}

/**
 * Returns a function that creates a job for each scheduled occurrence since its last call; the key makes it one job
 * over all nodes.
 */
function scheduler({ db, now }: Context, known: KnownJobs): () => Promise<void> {
  const made = new Map<string, number>();
  return async () => {
    for (const job of known.values()) {
      if (!job.schedule) continue;
      const occurrence = lastOccurrence(job.schedule, now());
      if (made.get(job.kind) === occurrence) continue;
      const uniqueKey = new Date(occurrence).toISOString();
      await db.transaction((tx) => enqueue(tx, job, { occurrence }, { now: now(), runAt: occurrence, uniqueKey }));
      made.set(job.kind, occurrence);
    }
  };
}
