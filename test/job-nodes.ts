import type { z } from 'zod';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import type { Job } from '@/lib/platform/server/jobs/define-job';
import { type EnqueueOptions, enqueue } from '@/lib/platform/server/jobs/enqueue';
import { type RunningJobs, startJobs } from '@/lib/platform/server/jobs/start-jobs';
import { noon, testContext } from './context';
import type { TestDatabase } from './engines';

/** Nodes that run jobs on the block's database, with a common clock that the test sets. */
export interface JobNodes {
  clock: { now: number };
  /** The handles of two nodes. */
  first: Database;
  second: Database;
  start(db: Database, jobs: Job[], options?: { concurrency?: number; graceMs?: number }): RunningJobs;
  add<P extends z.ZodType>(job: Job<P>, payload: z.input<P>, options?: Partial<EnqueueOptions>): Promise<boolean>;
  rowsOf(kind: string): ReturnType<typeof rowsOf>;
  statesOf(kind: string): Promise<string[]>;
  /** Waits until no job is due or running. Only then may the clock jump, since it would end leases. */
  idle(): Promise<void>;
}

/** Creates the nodes before each test of a block; afterwards stops what was started and empties the queue. */
export function useJobNodes(database: () => TestDatabase): () => JobNodes {
  let nodes: JobNodes;
  let running: RunningJobs[];

  beforeEach(() => {
    const first = database().db;
    const clock = { now: noon };
    running = [];
    nodes = {
      clock,
      first,
      second: openDatabase(database().url),
      start(db, jobs, options) {
        const node = startJobs({ context: testContext(db, { now: () => clock.now }), jobs, pollMs: 20, ...options });
        running.push(node);
        return node;
      },
      add: (job, payload, options) =>
        first.transaction((tx) => enqueue(tx, job, payload, { now: clock.now, ...options })),
      rowsOf: (kind) => rowsOf(first, kind),
      statesOf: async (kind) => (await rowsOf(first, kind)).map((row) => row.state).toSorted(),
      idle: () => until(async () => !(await hasDue(first, clock.now))),
    };
  });

  afterEach(async () => {
    await Promise.all(running.map((node) => node.stop()));
    await nodes.second.close();
    await nodes.first.transaction((tx) => tx.deleteFrom('job').execute());
  });

  return () => nodes;
}

function rowsOf(db: Database, kind: string) {
  return db.read.selectFrom('job').selectAll().where('kind', '=', kind).execute();
}

/** Whether a job is due or running. */
async function hasDue(db: Database, now: number): Promise<boolean> {
  const due = await db.read
    .selectFrom('job')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .where('run_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Repeats until true, limited by the test's own timeout. */
export async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await sleep(10);
}
