import { z } from 'zod';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { until, useJobNodes } from '@/test/job-nodes';
import { defineJob } from './define-job';
import { findFailedJobs, retryFailedJob } from './failed-jobs';

const numbered = z.object({ number: z.int() });

describeOnBothEngines('a run of a job', (database) => {
  const nodes = useJobNodes(database);

  test('gets the payload, the attempt and a context that writes', async () => {
    const { first, clock, start, add } = nodes();
    const seen: unknown[] = [];
    const job = defineJob({
      kind: 'probe.context',
      payload: z.object({ when: z.iso.datetime().transform((text) => new Date(text)) }),
      async run(context, { when }) {
        await context.db.transaction(async () => {});
        seen.push(when.getTime(), context.attempt, context.caller, context.signal.aborted);
      },
    });
    await add(job, { when: new Date(clock.now).toISOString() });
    start(first, [job]);
    await until(async () => seen.length > 0);
    expect(seen).toEqual([clock.now, 1, null, false]);
  });

  test('that fails is tried again later and later, then listed as failed, and can be retried', async () => {
    const { first, second, clock, start, add, rowsOf, statesOf } = nodes();
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
    await add(job, { number: 7 });
    start(first, [job]);
    start(second, [job]);
    const waits: number[] = [];
    for (const attempt of [1, 2]) {
      await until(async () =>
        (await rowsOf(job.kind)).some((row) => row.state === 'waiting' && row.attempts === attempt),
      );
      const [row] = await rowsOf(job.kind);
      expect(row?.last_error).toContain(`run ${attempt}`);
      waits.push((row?.run_at ?? 0) - clock.now);
      clock.now = row?.run_at ?? 0;
    }
    expect(waits[0]).toBeGreaterThanOrEqual(3_750);
    expect(waits[1]).toBeGreaterThanOrEqual(7_500);
    await until(async () => (await statesOf(job.kind))[0] === 'failed');

    const context = testContext(first, { now: () => clock.now });
    const query = { pageIndex: 1, pageSize: 20, sort: 'failedAt', order: 'desc', search: '' } as const;
    const failed = await findFailedJobs(context, query);
    expect(failed).toMatchObject({
      list: [{ kind: job.kind, payload: '{"number":7}', attempts: 3, failedAt: clock.now }],
      hasNextPage: false,
    });
    expect(failed.list[0]?.lastError).toContain('run 3');

    broken = false;
    const id = failed.list[0]?.id ?? '';
    const retry = () => first.transaction((tx) => retryFailedJob(tx, id, clock.now));
    expect(await retry()).toBe(job.kind);
    await until(async () => (await statesOf(job.kind))[0] === 'done');
    expect(runs).toBe(4);
    await expect(retry()).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('whose payload no longer fits fails alone', async () => {
    const { first, start, add, statesOf } = nodes();
    const older = defineJob({ kind: 'probe.payload', payload: z.object({}), run: async () => {} });
    const newer = defineJob({ kind: 'probe.payload', payload: numbered, maxAttempts: 1, run: async () => {} });
    await add(older, {});
    await add(newer, { number: 1 });
    start(first, [newer]);
    await until(async () => (await statesOf(newer.kind)).every((state) => state === 'done' || state === 'failed'));
    expect(await statesOf(newer.kind)).toEqual(['done', 'failed']);
  });

  test('that hangs fails and makes room for others', async () => {
    const { first, start, add, rowsOf, statesOf } = nodes();
    const hanging = defineJob({
      kind: 'probe.hanging',
      payload: numbered,
      limitSeconds: 0.1,
      maxAttempts: 1,
      run: () => new Promise<void>(() => {}),
    });
    const next = defineJob({ kind: 'probe.next', payload: numbered, run: async () => {} });
    await add(hanging, { number: 1 });
    await add(next, { number: 1 });
    start(first, [hanging, next], { concurrency: 1 });
    await until(
      async () => (await statesOf(next.kind))[0] === 'done' && (await statesOf(hanging.kind))[0] === 'failed',
    );
    expect((await rowsOf(hanging.kind))[0]?.last_error).toContain('longer than 0.1 s');
  });
});
