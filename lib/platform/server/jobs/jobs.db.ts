import { z } from 'zod';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open';
import type { JobTable } from '../tables';
import { defineJob, type Job, type JobContext } from './define-job';
import { enqueue } from './enqueue';
import { listFailedJobs, retryJob } from './failed-jobs';
import { claimNext } from './lease';
import { scheduledPayload } from './schedule';
import { type RunningJobs, startJobs } from './start-jobs';

jest.setTimeout(20_000);

const hour = 3_600_000;
const numbered = z.object({ number: z.int() });

describeOnBothEngines('jobs', (database) => {
  let other: Database;
  let clock: { now: number };
  let running: RunningJobs[];

  beforeEach(() => {
    other = openDatabase(database().url);
    clock = { now: noon };
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()));
    await other.close();
    await database().db.transaction((tx) => tx.deleteFrom('job').execute());
  });

  const contextOf = (db: Database) => testContext(db, { now: () => clock.now });

  /** Starts one node; the clock is the test's. */
  function startNode(db: Database, jobs: Job[], options: { concurrency?: number; graceMs?: number } = {}): RunningJobs {
    const node = startJobs({ context: contextOf(db), jobs, pollMs: 20, ...options });
    running.push(node);
    return node;
  }
  const startTwoNodes = (jobs: Job[]) => [database().db, other].map((db) => startNode(db, jobs));

  const add = (job: Job<typeof numbered>, number: number, uniqueKey?: string) =>
    database().db.transaction((tx) => enqueue(tx, job, { number }, { now: clock.now, uniqueKey }));

  const jobsOf = (kind: string): Promise<JobTable[]> =>
    database().db.read.selectFrom('job').selectAll().where('kind', '=', kind).execute();
  const statesOf = async (kind: string) => (await jobsOf(kind)).map((job) => job.state);

  test('two nodes run two hundred jobs, each exactly once', async () => {
    const runs: number[] = [];
    const job = defineJob({
      kind: 'probe.once',
      payload: numbered,
      run: async (_, { number }) => void runs.push(number),
    });
    await database().db.transaction(async (tx) => {
      for (let number = 0; number < 200; number += 1) await enqueue(tx, job, { number }, { now: clock.now });
    });
    startTwoNodes([job]);
    await until(async () => (await statesOf(job.kind)).every((state) => state === 'done'));
    expect(runs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index));
  });

  test('working off a queue leaves the process room for everything else', async () => {
    let left = 200;
    const job = defineJob({ kind: 'probe.room', payload: numbered, run });
    async function run() {
      left -= 1;
    }
    await database().db.transaction(async (tx) => {
      for (let number = 0; number < left; number += 1) await enqueue(tx, job, { number }, { now: clock.now });
    });
    startNode(database().db, [job]);
    const turnsAt = new Set<number>();
    while (left > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      turnsAt.add(left);
    }
    expect(turnsAt.size).toBeGreaterThan(50);
  });

  test('sixteen claimers on two nodes never take a job twice and leave none', async () => {
    const job = defineJob({ kind: 'probe.claim', payload: numbered, run: async () => {} });
    await database().db.transaction(async (tx) => {
      for (let number = 0; number < 200; number += 1) await enqueue(tx, job, { number }, { now: clock.now });
    });
    const known = new Map<string, Job>([[job.kind, job]]);
    const taken: string[] = [];
    const claimAll = async (db: Database, owner: string) => {
      for (let lease = await claimNext(db, known, owner, clock.now); lease; ) {
        taken.push(lease.id);
        lease = await claimNext(db, known, owner, clock.now);
      }
    };
    await Promise.all(
      Array.from({ length: 16 }, (_, index) => claimAll(index % 2 ? database().db : other, `owner ${index}`)),
    );
    expect(taken).toHaveLength(200);
    expect(new Set(taken).size).toBe(200);
  });

  test('a job gets its payload, the attempt and a context that writes', async () => {
    const seen: unknown[] = [];
    const job = defineJob({
      kind: 'probe.context',
      payload: z.object({ when: z.iso.datetime().transform((text) => new Date(text)) }),
      async run(context: JobContext, { when }) {
        await context.db.transaction(async () => {});
        seen.push(when.getTime(), context.attempt, context.caller, context.signal.aborted);
      },
    });
    const payload = { when: new Date(noon).toISOString() };
    await database().db.transaction((tx) => enqueue(tx, job, payload, { now: clock.now }));
    startNode(database().db, [job]);
    await until(async () => seen.length > 0);
    expect(seen).toEqual([noon, 1, null, false]);
  });

  test('a job that fails is tried again later and later, then listed as failed, and can be retried', async () => {
    let broken = true;
    let runs = 0;
    const job = defineJob({
      kind: 'probe.failing',
      payload: numbered,
      maxAttempts: 3,
      async run() {
        runs += 1;
        if (broken) throw new Error(`run ${runs} \0 broke`);
      },
    });
    await add(job, 7);
    startTwoNodes([job]);
    const waits: number[] = [];
    for (const attempt of [1, 2]) {
      await until(async () =>
        (await jobsOf(job.kind)).some((row) => row.state === 'waiting' && row.attempts === attempt),
      );
      const [row] = await jobsOf(job.kind);
      expect(row?.last_error).toContain(`run ${attempt}`);
      waits.push((row?.run_at ?? 0) - clock.now);
      clock.now = row?.run_at ?? 0;
    }
    expect(waits[0]).toBeGreaterThanOrEqual(3_750);
    expect(waits[1]).toBeGreaterThanOrEqual(7_500);
    await until(async () => (await statesOf(job.kind))[0] === 'failed');

    const context = contextOf(database().db);
    const failed = await listFailedJobs(context, { pageIndex: 1, pageSize: 20 });
    expect(failed).toMatchObject({
      list: [{ kind: job.kind, payload: { number: 7 }, attempts: 3, failedAt: clock.now }],
      hasNextPage: false,
    });
    expect(failed.list[0]?.lastError).toContain('run 3');

    broken = false;
    await retryJob(context, failed.list[0]?.id ?? '');
    await until(async () => (await statesOf(job.kind))[0] === 'done');
    expect(runs).toBe(4);
    await expect(retryJob(context, failed.list[0]?.id ?? '')).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('a payload that no longer fits is a failure of that job alone', async () => {
    const loose = defineJob({ kind: 'probe.payload', payload: z.object({}), run: async () => {} });
    const strict = defineJob({ kind: 'probe.payload', payload: numbered, maxAttempts: 1, run: async () => {} });
    await database().db.transaction((tx) => enqueue(tx, loose, {}, { now: clock.now }));
    await add(strict, 1);
    startNode(database().db, [strict]);
    await until(async () => (await statesOf(strict.kind)).every((state) => state === 'done' || state === 'failed'));
    expect((await statesOf(strict.kind)).toSorted()).toEqual(['done', 'failed']);
  });

  test('what a crashed node held is taken over when its lease is over, and the crash counts as an attempt', async () => {
    const attempts: number[] = [];
    const job = defineJob({
      kind: 'probe.crash',
      payload: numbered,
      async run(context) {
        attempts.push(context.attempt);
      },
    });
    await add(job, 1);
    const claimed = await claimNext(other, new Map<string, Job>([[job.kind, job]]), 'crashed node', clock.now);
    expect(claimed).toMatchObject({ attempt: 1 });
    startNode(database().db, [job]);

    clock.now += job.leaseSeconds * 1000;
    await sleep(100);
    expect(attempts).toEqual([]);
    clock.now += 1;
    await until(async () => (await statesOf(job.kind))[0] === 'waiting');
    clock.now += hour;
    await until(async () => (await statesOf(job.kind))[0] === 'done');
    expect(attempts).toEqual([2]);
  });

  test('a crash in the last attempt is a failure for good', async () => {
    const job = defineJob({ kind: 'probe.last-crash', payload: numbered, maxAttempts: 1, run: async () => {} });
    await add(job, 1);
    await claimNext(other, new Map<string, Job>([[job.kind, job]]), 'crashed node', clock.now);
    clock.now += hour;
    startTwoNodes([job]);
    await until(async () => (await statesOf(job.kind))[0] === 'failed');
    expect((await jobsOf(job.kind))[0]?.last_error).toContain('lease');
  });

  test('a job that runs longer than its lease stays with its node', async () => {
    clock = liveClock();
    let runs = 0;
    const job = defineJob({
      kind: 'probe.long',
      payload: numbered,
      leaseSeconds: 1,
      async run() {
        runs += 1;
        await sleep(2200);
      },
    });
    await add(job, 1);
    startTwoNodes([job]);
    await until(async () => (await statesOf(job.kind))[0] === 'done');
    expect(runs).toBe(1);
    expect((await jobsOf(job.kind))[0]?.attempts).toBe(1);
  });

  test('a node that lost its lease is told, and cannot note the end of a job that is no longer its own', async () => {
    const reasons: unknown[] = [];
    const job = defineJob({
      kind: 'probe.stalled',
      payload: numbered,
      leaseSeconds: 0.3,
      async run({ signal }) {
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }).catch((error: Error) => {
          reasons.push(error.message);
          throw error;
        });
      },
    });
    await add(job, 1);
    startNode(database().db, [job], { concurrency: 1 });
    await until(async () => (await statesOf(job.kind))[0] === 'running');
    await other.transaction((tx) =>
      tx
        .updateTable('job')
        .set({ lease_owner: 'another node', lease_until: clock.now + hour })
        .execute(),
    );
    await until(async () => reasons.length > 0);
    expect(reasons).toEqual(['Another node took the job over.']);
    await sleep(100);
    expect((await jobsOf(job.kind))[0]).toMatchObject({ state: 'running', lease_owner: 'another node' });
  });

  test('a job that hangs fails and makes room for others', async () => {
    const hanging = defineJob({
      kind: 'probe.hanging',
      payload: numbered,
      limitSeconds: 0.1,
      maxAttempts: 1,
      run: () => new Promise<void>(() => {}),
    });
    const next = defineJob({ kind: 'probe.next', payload: numbered, run: async () => {} });
    await add(hanging, 1);
    await add(next, 1);
    startNode(database().db, [hanging, next], { concurrency: 1 });
    await until(
      async () => (await statesOf(next.kind))[0] === 'done' && (await statesOf(hanging.kind))[0] === 'failed',
    );
    expect((await jobsOf(hanging.kind))[0]?.last_error).toContain('longer than 0.1 s');
  });

  test('a job exists only if the transaction that enqueued it commits', async () => {
    const job = defineJob({ kind: 'probe.rollback', payload: numbered, run: async () => {} });
    const work = database().db.transaction(async (tx) => {
      expect(await enqueue(tx, job, { number: 1 }, { now: clock.now })).toBe(true);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await jobsOf(job.kind)).toEqual([]);
  });

  test('a payload that does not fit is refused at once', async () => {
    const job = defineJob({ kind: 'probe.misfit', payload: numbered, run: async () => {} });
    await expect(add(job, 0.5)).rejects.toThrow(z.ZodError);
  });

  test('one key makes one job, for fifty writers on two nodes and after it is done', async () => {
    const job = defineJob({ kind: 'probe.unique', payload: numbered, run: async () => {} });
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        (number % 2 ? database().db : other).transaction((tx) =>
          enqueue(tx, job, { number }, { now: clock.now, uniqueKey: 'same' }),
        ),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    startNode(database().db, [job]);
    await until(async () => (await statesOf(job.kind))[0] === 'done');
    expect(await add(job, 1, 'same')).toBe(false);
    expect(await add(job, 1, 'different')).toBe(true);
  });

  test('a job waits for its time', async () => {
    let runs = 0;
    const job = defineJob({ kind: 'probe.later', payload: numbered, run });
    async function run() {
      runs += 1;
    }
    const options = { now: clock.now, runAt: clock.now + hour };
    await database().db.transaction((tx) => enqueue(tx, job, { number: 1 }, options));
    startNode(database().db, [job]);
    await sleep(100);
    expect(runs).toBe(0);
    clock.now += hour;
    await until(async () => runs === 1);
  });

  test('each occurrence of a schedule is one job over all nodes and restarts', async () => {
    const occurrences: number[] = [];
    const job = defineJob({
      kind: 'probe.schedule',
      payload: scheduledPayload,
      schedule: 'beijing-midnight',
      run: async (_, { occurrence }) => void occurrences.push(occurrence),
    });
    const midnight = noon - 12 * hour;
    const nodes = startTwoNodes([job]);
    await until(async () => (await statesOf(job.kind))[0] === 'done');
    clock.now += 11 * hour;
    await sleep(100);
    clock.now += hour;
    await until(async () => (await statesOf(job.kind)).filter((state) => state === 'done').length === 2);
    await Promise.all(nodes.map((node) => node.stop()));
    startTwoNodes([job]);
    await sleep(100);
    expect(occurrences).toEqual([midnight, midnight + 24 * hour]);
  });

  test('a job of an unknown kind waits for a node that knows it', async () => {
    const unknown = defineJob({ kind: 'probe.newer', payload: numbered, run: async () => {} });
    const usual = defineJob({ kind: 'probe.usual', payload: numbered, run: async () => {} });
    await add(unknown, 1);
    await add(usual, 1);
    startNode(database().db, [usual]);
    await until(async () => (await statesOf(usual.kind))[0] === 'done');
    expect((await jobsOf(unknown.kind))[0]).toMatchObject({ state: 'waiting', attempts: 0 });
    startNode(other, [usual, unknown]);
    await until(async () => (await statesOf(unknown.kind))[0] === 'done');
  });

  test('two jobs of one name are refused at the start', () => {
    const job = defineJob({ kind: 'probe.twice', payload: numbered, run: async () => {} });
    expect(() => startNode(database().db, [job, job])).toThrow('probe.twice');
  });

  test('a stop waits for the job at work and takes no other', async () => {
    const ends: string[] = [];
    const job = defineJob({
      kind: 'probe.stop',
      payload: numbered,
      async run() {
        await sleep(200);
        ends.push('job');
      },
    });
    await add(job, 1);
    await add(job, 2);
    const node = startNode(database().db, [job], { concurrency: 1 });
    await until(async () => (await statesOf(job.kind)).includes('running'));
    await node.stop();
    ends.push('stop');
    expect(ends).toEqual(['job', 'stop']);
    expect((await statesOf(job.kind)).toSorted()).toEqual(['done', 'waiting']);
  });

  test('a stop gives back what does not end, without counting the attempt, and another node runs it at once', async () => {
    const nodes: string[] = [];
    const job = (node: string, run: (context: JobContext) => Promise<void>) =>
      defineJob({
        kind: 'probe.give-back',
        payload: numbered,
        run(context) {
          nodes.push(`${node} ${context.attempt}`);
          return run(context);
        },
      });
    const patient = job(
      'patient',
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)),
    );
    const deaf = job('deaf', () => new Promise(() => {}));
    const quick = job('quick', async () => {});
    await add(quick, 1);
    for (const kind of [patient, deaf]) {
      const node = startNode(database().db, [kind], { graceMs: 50 });
      await until(async () => (await statesOf(kind.kind))[0] === 'running');
      await node.stop();
      expect((await jobsOf(kind.kind))[0]).toMatchObject({ state: 'waiting', attempts: 0, lease_owner: null });
    }
    startNode(other, [quick]);
    await until(async () => (await statesOf(quick.kind))[0] === 'done');
    expect(nodes).toEqual(['patient 1', 'deaf 1', 'quick 1']);
  });

  test('jobs done a week ago and failed a quarter ago are removed, their keys with them', async () => {
    const job = defineJob({ kind: 'probe.old', payload: numbered, run: async () => {} });
    const broken = defineJob({
      kind: 'probe.old-failed',
      payload: numbered,
      maxAttempts: 1,
      run: () => Promise.reject(new Error('no')),
    });
    await add(job, 1, 'key');
    await add(broken, 1);
    startTwoNodes([job, broken]);
    await until(async () => (await statesOf(job.kind))[0] === 'done' && (await statesOf(broken.kind))[0] === 'failed');
    clock.now += 6 * 24 * hour;
    await until(async () => (await statesOf('platform.remove-finished-jobs')).filter((s) => s === 'done').length === 2);
    expect(await add(job, 1, 'key')).toBe(false);
    clock.now += 25 * hour;
    await until(async () => (await jobsOf(job.kind)).length === 0);
    expect(await add(job, 1, 'key')).toBe(true);
    expect(await statesOf(broken.kind)).toEqual(['failed']);
    clock.now += 90 * 24 * hour;
    await until(async () => (await jobsOf(broken.kind)).length === 0);
  });
});

/** A clock that runs, for what is about real time. */
function liveClock() {
  return {
    get now() {
      return Date.now();
    },
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await sleep(10);
}
