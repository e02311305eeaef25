import { z } from 'zod';
import { keepDocuments } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { isPublicArticle } from './public-article';
import { articleSearch } from './search-document';

/** Listens to 'person.renamed': queues the search index update of the person's articles. */
export async function renameAuthor(
  { now }: Context,
  tx: Tx,
  { personId }: EventKinds['person.renamed'],
): Promise<void> {
  await enqueue(tx, renewAuthorsArticles, { personId }, { now: now() });
}

/** Updates the search index with the name of a person who wrote articles, which may be many. */
export const renewAuthorsArticles = defineJob({
  kind: 'article.renew-authors-articles',
  payload: z.object({ personId: z.string() }),
  isPatient: true,
  async run({ db, signal }, { personId }) {
    const rows = await db.read
      .selectFrom('article')
      .select('article.id')
      .where('author_id', '=', personId)
      .where(isPublicArticle)
      .execute();
    const ids = rows.map(({ id }) => id).sort();
    await keepDocuments(db, articleSearch, ids, signal);
  },
});
