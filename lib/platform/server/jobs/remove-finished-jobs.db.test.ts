import { z } from 'zod';
import { describeOnBothEngines } from '@/test/engines';
import { until, useJobNodes } from '@/test/job-nodes';
import { defineJob } from './define-job';

const hour = 3_600_000;
const payload = z.object({});

describeOnBothEngines('old jobs', (database) => {
  const nodes = useJobNodes(database);

  test('are removed a week after they were done and a quarter after they failed, their keys with them', async () => {
    const { first, second, clock, start, add, rowsOf, statesOf, idle } = nodes();
    const job = defineJob({ kind: 'probe.old', payload, run: async () => {} });
    const broken = defineJob({
      kind: 'probe.broken',
      payload,
      maxAttempts: 1,
      run: () => Promise.reject(new Error('no')),
    });
    await add(job, {}, { uniqueKey: 'key' });
    await add(broken, {});
    start(first, [job, broken]);
    start(second, [job, broken]);
    await idle();
    expect([await statesOf(job.kind), await statesOf(broken.kind)]).toEqual([['done'], ['failed']]);
    clock.now += 6 * 24 * hour;
    await until(async () => (await statesOf('platform.remove-finished-jobs')).join() === 'done,done');
    expect(await add(job, {}, { uniqueKey: 'key' })).toBe(false);
    clock.now += 25 * hour;
    await until(async () => (await rowsOf(job.kind)).length === 0);
    await idle();
    expect(await add(job, {}, { uniqueKey: 'key' })).toBe(true);
    expect(await statesOf(broken.kind)).toEqual(['failed']);
    clock.now += 90 * 24 * hour;
    await until(async () => (await rowsOf(broken.kind)).length === 0);
  });
});
