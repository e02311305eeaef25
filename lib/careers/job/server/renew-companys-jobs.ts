import { z } from 'zod';
import { keepDocuments } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { isListedJob } from './public-job';
import { jobSearch } from './search-document';

/** Listens to 'person.renamed': queues the search index update of the jobs that the company offers. */
export async function renameCompany(
  { now }: Context,
  tx: Tx,
  { personId }: EventKinds['person.renamed'],
): Promise<void> {
  await enqueue(tx, renewCompanysJobs, { personId }, { now: now() });
}

/** Updates the search index with the name of a company that offers jobs. */
export const renewCompanysJobs = defineJob({
  kind: 'job.renew-companys-jobs',
  payload: z.object({ personId: z.string() }),
  isPatient: true,
  async run({ db, signal }, { personId }) {
    const rows = await db.read
      .selectFrom('job_post')
      .select('job_post.id')
      .where('company_id', '=', personId)
      .where(isListedJob)
      .execute();
    await keepDocuments(
      db,
      jobSearch,
      rows.map(({ id }) => id),
      signal,
    );
  },
});
