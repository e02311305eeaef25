import { z } from 'zod';
import { keepDocuments } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { isPublicWork } from './public-work';
import { workSearch } from './search-document';

/** Listens to 'person.renamed': queues the search index update of the person's works. */
export async function renameMaker({ now }: Context, tx: Tx, { personId }: EventKinds['person.renamed']): Promise<void> {
  await enqueue(tx, renewMakersWorks, { personId }, { now: now() });
}

/** Updates the search index with the name of a person who made works, which may be many. */
export const renewMakersWorks = defineJob({
  kind: 'video.renew-makers-works',
  payload: z.object({ personId: z.string() }),
  isPatient: true,
  async run({ db, signal }, { personId }) {
    await keepDocuments(db, workSearch, await findMadeBy(db.read, personId), signal);
  },
});

/** The public works of a person and those with their confirmed credit. */
async function findMadeBy(db: Reader, personId: string): Promise<string[]> {
  const own = await db.selectFrom('video').select('id').where('author_id', '=', personId).where(isPublicWork).execute();
  const credited = await db
    .selectFrom('video_credit')
    .select('video_id as id')
    .where('person_id', '=', personId)
    .where('state', '=', 'confirmed')
    .execute();
  return [...new Set([...own, ...credited].map(({ id }) => id))].sort();
}
