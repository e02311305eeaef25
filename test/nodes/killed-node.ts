/** A node in a process of its own, to be killed by the test: it takes a job of this kind and never ends it. */
import { z } from 'zod';
import { openDatabase } from '@/lib/platform/server/db/open';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { startJobs } from '@/lib/platform/server/jobs/start-jobs';
import { testContext } from '../context';

const [url = '', kind = ''] = process.argv.slice(2);
const endless = defineJob({ kind, payload: z.object({}), leaseSeconds: 1, run: () => new Promise(() => {}) });
startJobs({ context: testContext(openDatabase(url), { now: Date.now }), jobs: [endless], pollMs: 20 });
// Neither a waiting job nor the polling keeps a process alive.
setInterval(() => {}, 60_000);
