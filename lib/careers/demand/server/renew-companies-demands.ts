import { sql } from 'kysely';
import { z } from 'zod';
import { keepDocuments } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { demandCode } from '../codes';
import { demandSearch } from './search-document';

/** Listens to 'person.renamed': queues the search index update of the demands of the company. */
export async function renameCompany(
  { now }: Context,
  tx: Tx,
  { personId }: EventKinds['person.renamed'],
): Promise<void> {
  await enqueue(tx, renewCompaniesDemands, { personId }, { now: now() });
}

/** Updates the search index with the name of a company that has demands. */
export const renewCompaniesDemands = defineJob({
  kind: 'demand.renew-companies-demands',
  payload: z.object({ personId: z.string() }),
  isPatient: true,
  async run({ db, signal }, { personId }) {
    const rows = await db.read
      .selectFrom('project_demand')
      .select('id')
      .where('owner_id', '=', personId)
      .where('review_state', '=', sql.lit(demandCode.verified))
      .execute();
    await keepDocuments(
      db,
      demandSearch,
      rows.map(({ id }) => id),
      signal,
    );
  },
});
