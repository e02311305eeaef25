import { z } from 'zod';
import { describeOnBothEngines } from '@/test/engines';
import { sleep, until, useJobNodes } from '@/test/job-nodes';
import { defineJob } from './define-job';
import { enqueue } from './enqueue';

const hour = 3_600_000;

describeOnBothEngines('enqueueing a job', (database) => {
  const nodes = useJobNodes(database);
  const job = (kind: string) => defineJob({ kind, payload: z.object({ number: z.int() }), run: async () => {} });

  test('makes it exist only if its transaction commits', async () => {
    const { first, clock, rowsOf } = nodes();
    const work = first.transaction(async (tx) => {
      expect(await enqueue(tx, job('probe.rollback'), { number: 1 }, { now: clock.now })).toBe(true);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await rowsOf('probe.rollback')).toEqual([]);
  });

  test('refuses a payload that does not fit', async () => {
    await expect(nodes().add(job('probe.misfit'), { number: 0.5 })).rejects.toThrow(z.ZodError);
  });

  test('under one key makes one job, for fifty writers on two nodes and after it is done', async () => {
    const { first, second, clock, start, add, statesOf } = nodes();
    const unique = job('probe.unique');
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        (number % 2 ? first : second).transaction((tx) =>
          enqueue(tx, unique, { number }, { now: clock.now, uniqueKey: 'same' }),
        ),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    start(first, [unique]);
    await until(async () => (await statesOf(unique.kind))[0] === 'done');
    expect(await add(unique, { number: 1 }, { uniqueKey: 'same' })).toBe(false);
    expect(await add(unique, { number: 1 }, { uniqueKey: 'different' })).toBe(true);
    expect(await add(job('probe.other'), { number: 1 }, { uniqueKey: 'same' })).toBe(true);
  });

  test('for later lets it wait for its time', async () => {
    const { first, clock, start, add, statesOf } = nodes();
    const later = job('probe.later');
    await add(later, { number: 1 }, { runAt: clock.now + hour });
    start(first, [later]);
    await sleep(100);
    expect(await statesOf(later.kind)).toEqual(['waiting']);
    clock.now += hour;
    await until(async () => (await statesOf(later.kind))[0] === 'done');
  });
});
