import { z } from 'zod';
import { describeOnBothEngines } from '@/test/engines';
import { sleep, until, useJobNodes } from '@/test/job-nodes';
import type { Database } from '../db/database';
import { defineJob, type Job } from './define-job';
import { enqueue } from './enqueue';
import { claimNext } from './lease';

const hour = 3_600_000;
const payload = z.object({});
const only = (job: Job) => new Map([[job.kind, job]]);

describeOnBothEngines('leases', (database) => {
  const nodes = useJobNodes(database);

  test('sixteen claimers on two nodes never take a job twice and leave none', async () => {
    const { first, second, clock } = nodes();
    const job = defineJob({ kind: 'probe.claim', payload, run: async () => {} });
    await first.transaction(async (tx) => {
      for (let number = 0; number < 200; number += 1) await enqueue(tx, job, {}, { now: clock.now });
    });
    const taken: string[] = [];
    const claimAll = async (db: Database, owner: string) => {
      for (let lease = await claimNext(db, only(job), owner, clock.now); lease; ) {
        taken.push(lease.id);
        lease = await claimNext(db, only(job), owner, clock.now);
      }
    };
    const owners = Array.from({ length: 16 }, (_, index) => claimAll(index % 2 ? first : second, `owner ${index}`));
    await Promise.all(owners);
    expect(taken).toHaveLength(200);
    expect(new Set(taken).size).toBe(200);
  });

  test('a patient job lets every other one go first, however long it has waited', async () => {
    const { first, clock } = nodes();
    const declared = { payload, run: async () => {} };
    const patient = defineJob({ ...declared, kind: 'probe.patient', isPatient: true });
    const usual = defineJob({ ...declared, kind: 'probe.usual' });
    const known = new Map([patient, usual].map((job) => [job.kind, job]));
    await first.transaction(async (tx) => {
      for (const job of [patient, usual, usual]) await enqueue(tx, job, {}, { now: clock.now });
      await enqueue(tx, usual, {}, { now: clock.now, runAt: clock.now + 1 });
    });
    const claim = async (now = clock.now) => (await claimNext(first, known, 'node', now))?.kind;
    expect(await claim()).toBe(usual.kind);
    expect(await claim()).toBe(usual.kind);
    expect(await claim()).toBe(patient.kind);
    expect(await claim()).toBeUndefined();
    expect(await claim(clock.now + 1)).toBe(usual.kind);
  });

  test('what a crashed node held is taken over when its lease is over, and the crash counts as an attempt', async () => {
    const { first, second, clock, start, add, statesOf } = nodes();
    const attempts: number[] = [];
    const job = defineJob({ kind: 'probe.crash', payload, run: async ({ attempt }) => void attempts.push(attempt) });
    await add(job, {});
    expect(await claimNext(second, only(job), 'crashed node', clock.now)).toMatchObject({ attempt: 1 });
    start(first, [job]);

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
    const { first, second, clock, start, add, rowsOf, statesOf } = nodes();
    const job = defineJob({ kind: 'probe.last-crash', payload, maxAttempts: 1, run: async () => {} });
    await add(job, {});
    await claimNext(second, only(job), 'crashed node', clock.now);
    clock.now += hour;
    start(first, [job]);
    start(second, [job]);
    await until(async () => (await statesOf(job.kind))[0] === 'failed');
    expect((await rowsOf(job.kind))[0]?.last_error).toContain('lease');
  });

  test('a job that runs longer than its lease stays with its node', async () => {
    const { first, second, clock, start, add, rowsOf, statesOf } = nodes();
    const began = Date.now() - clock.now;
    Object.defineProperty(clock, 'now', { get: () => Date.now() - began });
    let runs = 0;
    const job = defineJob({
      kind: 'probe.long',
      payload,
      leaseSeconds: 1,
      async run() {
        runs += 1;
        await sleep(2200);
      },
    });
    await add(job, {});
    start(first, [job]);
    start(second, [job]);
    await until(async () => (await statesOf(job.kind))[0] === 'done');
    expect(runs).toBe(1);
    expect((await rowsOf(job.kind))[0]?.attempts).toBe(1);
  });

  test('a node that lost its lease is told, and cannot note the end of a job that is no longer its own', async () => {
    const { first, second, clock, start, add, rowsOf, statesOf } = nodes();
    const reasons: unknown[] = [];
    const job = defineJob({
      kind: 'probe.stalled',
      payload,
      leaseSeconds: 0.3,
      run: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reasons.push(signal.reason.message);
            reject(signal.reason);
          });
        }),
    });
    await add(job, {});
    start(first, [job], { concurrency: 1 });
    await until(async () => (await statesOf(job.kind))[0] === 'running');
    await second.transaction((tx) =>
      tx
        .updateTable('job')
        .set({ lease_owner: 'another node', lease_until: clock.now + hour })
        .execute(),
    );
    await until(async () => reasons.length > 0);
    expect(reasons).toEqual(['Another node took the job over.']);
    await sleep(100);
    expect((await rowsOf(job.kind))[0]).toMatchObject({ state: 'running', lease_owner: 'another node' });
  });
});
