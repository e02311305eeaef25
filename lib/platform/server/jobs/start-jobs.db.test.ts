import { z } from 'zod';
import { describeOnBothEngines } from '@/test/engines';
import { sleep, until, useJobNodes } from '@/test/job-nodes';
import { defineJob, type JobContext } from './define-job';
import { enqueue } from './enqueue';
import { scheduledPayload } from './schedule';

const hour = 3_600_000;
const numbered = z.object({ number: z.int() });

describeOnBothEngines('nodes that run jobs', (database) => {
  const nodes = useJobNodes(database);

  test('run two hundred jobs, each exactly once', async () => {
    const { first, second, clock, start, statesOf } = nodes();
    const runs: number[] = [];
    const job = defineJob({
      kind: 'probe.once',
      payload: numbered,
      run: async (_, { number }) => void runs.push(number),
    });
    await first.transaction(async (tx) => {
      for (let number = 0; number < 200; number += 1) await enqueue(tx, job, { number }, { now: clock.now });
    });
    start(first, [job]);
    start(second, [job]);
    await until(async () => (await statesOf(job.kind)).every((state) => state === 'done'));
    expect(runs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index));
  });

  test('leave the process room for everything else while they work off a queue', async () => {
    const { first, clock, start } = nodes();
    let left = 200;
    const job = defineJob({
      kind: 'probe.room',
      payload: numbered,
      async run() {
        left -= 1;
      },
    });
    await first.transaction(async (tx) => {
      for (let number = 0; number < left; number += 1) await enqueue(tx, job, { number }, { now: clock.now });
    });
    start(first, [job]);
    const turnsAt = new Set<number>();
    while (left > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      turnsAt.add(left);
    }
    expect(turnsAt.size).toBeGreaterThan(50);
  });

  test('make one job of each occurrence of a schedule, together and after a restart', async () => {
    const { first, second, clock, start, statesOf } = nodes();
    const occurrences: number[] = [];
    const job = defineJob({
      kind: 'probe.schedule',
      payload: scheduledPayload,
      schedule: 'beijing-midnight',
      run: async (_, { occurrence }) => void occurrences.push(occurrence),
    });
    const midnight = clock.now - 12 * hour;
    const running = [start(first, [job]), start(second, [job])];
    await until(async () => (await statesOf(job.kind))[0] === 'done');
    clock.now += 11 * hour;
    await sleep(100);
    clock.now += hour;
    await until(async () => (await statesOf(job.kind)).join() === 'done,done');
    await Promise.all(running.map((node) => node.stop()));
    start(first, [job]);
    start(second, [job]);
    await sleep(100);
    expect(occurrences).toEqual([midnight, midnight + 24 * hour]);
  });

  test('leave a job of an unknown kind to a node that knows it', async () => {
    const { first, second, start, add, rowsOf, statesOf } = nodes();
    const unknown = defineJob({ kind: 'probe.newer', payload: numbered, run: async () => {} });
    const usual = defineJob({ kind: 'probe.usual', payload: numbered, run: async () => {} });
    await add(unknown, { number: 1 });
    await add(usual, { number: 1 });
    start(first, [usual]);
    await until(async () => (await statesOf(usual.kind))[0] === 'done');
    expect((await rowsOf(unknown.kind))[0]).toMatchObject({ state: 'waiting', attempts: 0 });
    start(second, [usual, unknown]);
    await until(async () => (await statesOf(unknown.kind))[0] === 'done');
  });

  test('refuse two jobs of one name', () => {
    const job = defineJob({ kind: 'probe.twice', payload: numbered, run: async () => {} });
    expect(() => nodes().start(nodes().first, [job, job])).toThrow('probe.twice');
  });

  test('stop when the job at work has ended, and take no other', async () => {
    const { first, start, add, statesOf } = nodes();
    const ends: string[] = [];
    const held = Promise.withResolvers<void>();
    const job = defineJob({
      kind: 'probe.stop',
      payload: numbered,
      async run() {
        await held.promise;
        ends.push('job');
      },
    });
    await add(job, { number: 1 });
    await add(job, { number: 2 });
    const node = start(first, [job], { concurrency: 1 });
    await until(async () => (await statesOf(job.kind)).includes('running'));
    const stopped = node.stop().then(() => ends.push('stop'));
    await sleep(50);
    held.resolve();
    await stopped;
    expect(ends).toEqual(['job', 'stop']);
    expect(await statesOf(job.kind)).toEqual(['done', 'waiting']);
  });

  test('give back at a stop what does not end, without counting the attempt', async () => {
    const { first, second, start, add, rowsOf, statesOf } = nodes();
    const runs: string[] = [];
    const job = (name: string, work: (context: JobContext) => Promise<void>) =>
      defineJob({
        kind: 'probe.give-back',
        payload: numbered,
        run(context) {
          runs.push(`${name} ${context.attempt}`);
          return work(context);
        },
      });
    const heeding = job(
      'heeding',
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)),
    );
    const deaf = job('deaf', () => new Promise(() => {}));
    const quick = job('quick', async () => {});
    await add(quick, { number: 1 });
    for (const kind of [heeding, deaf]) {
      const node = start(first, [kind], { graceMs: 50 });
      await until(async () => (await statesOf(kind.kind))[0] === 'running');
      await node.stop();
      expect((await rowsOf(kind.kind))[0]).toMatchObject({ state: 'waiting', attempts: 0, lease_owner: null });
    }
    start(second, [quick]);
    await until(async () => (await statesOf(quick.kind))[0] === 'done');
    expect(runs).toEqual(['heeding 1', 'deaf 1', 'quick 1']);
  });
});
