import { sql } from 'kysely';
import { z } from 'zod';
import { keepDocuments } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { activityStatus } from '../contract';
import { activitySearch } from './search-document';

/** Listens to 'person.renamed': queues the search index update of the activities that the person holds. */
export async function renameOrganiser(
  { now }: Context,
  tx: Tx,
  { personId }: EventKinds['person.renamed'],
): Promise<void> {
  await enqueue(tx, renewOrganisersActivities, { personId }, { now: now() });
}

/** Updates the search index with the name of a person who holds activities. */
export const renewOrganisersActivities = defineJob({
  kind: 'activity.renew-organisers-activities',
  payload: z.object({ personId: z.string() }),
  isPatient: true,
  async run({ db, signal }, { personId }) {
    const rows = await db.read
      .selectFrom('activity')
      .select('id')
      .where('organiser_id', '=', personId)
      // A literal, not a parameter: otherwise the partial index of listed activities is not used.
      .where('review_state', '=', sql.lit(activityStatus.passed))
      .execute();
    await keepDocuments(
      db,
      activitySearch,
      rows.map(({ id }) => id),
      signal,
    );
  },
});
