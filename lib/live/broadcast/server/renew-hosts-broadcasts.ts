import { sql } from 'kysely';
import { z } from 'zod';
import { keepDocuments } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { broadcastCode } from '../codes';
import { broadcastSearch } from './search-document';

/** Listens to 'person.renamed': queues the search index update of the broadcasts that the person holds. */
export async function renameHost({ now }: Context, tx: Tx, { personId }: EventKinds['person.renamed']): Promise<void> {
  await enqueue(tx, renewHostsBroadcasts, { personId }, { now: now() });
}

/** Updates the search index with the name of a person who holds broadcasts. */
export const renewHostsBroadcasts = defineJob({
  kind: 'broadcast.renew-hosts-broadcasts',
  payload: z.object({ personId: z.string() }),
  isPatient: true,
  async run({ db, signal }, { personId }) {
    const rows = await db.read
      .selectFrom('live_broadcast')
      .select('id')
      .where('host_id', '=', personId)
      // A literal, not a parameter: otherwise the partial index of listed broadcasts is not used.
      .where('review_state', '=', sql.lit(broadcastCode.verified))
      .execute();
    await keepDocuments(
      db,
      broadcastSearch,
      rows.map(({ id }) => id),
      signal,
    );
  },
});
