import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { until } from '@/test/job-nodes';
import { defineJob } from './define-job';
import { enqueue } from './enqueue';
import { startJobs } from './start-jobs';

describeOnBothEngines('a job of a node that is killed', (database) => {
  test('is taken over by another node', async () => {
    const { db, url } = database();
    const attempts: number[] = [];
    const job = defineJob({
      kind: 'probe.killed',
      payload: z.object({}),
      leaseSeconds: 1,
      run: async ({ attempt }) => void attempts.push(attempt),
    });
    await db.transaction((tx) => enqueue(tx, job, {}, { now: Date.now() }));
    const node = spawn(process.execPath, ['--import', 'tsx', 'test/nodes/killed-node.ts', url, job.kind], {
      stdio: 'inherit',
    });
    await until(async () => (await find(job.kind)).state === 'running');
    node.kill('SIGKILL');
    await once(node, 'exit');

    // A fast clock replaces the wait before the second attempt.
    const started = Date.now();
    const now = () => Date.now() + (Date.now() - started) * 10;
    const jobs = startJobs({ context: testContext(db, { now }), jobs: [job], pollMs: 20 });
    await until(async () => (await find(job.kind)).state === 'done');
    await jobs.stop();
    expect(attempts).toEqual([2]);
  });

  const find = (kind: string) =>
    database().db.read.selectFrom('job').select('state').where('kind', '=', kind).executeTakeFirstOrThrow();
});
