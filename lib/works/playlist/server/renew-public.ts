import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { renewPages } from './renew-pages';

/**
 * Settles whether everybody may see a play list: its creator wishes it, it has a title, and staff have not taken it down.
 * Whoever changes one of the three calls this afterwards, in the same transaction; the pages that show the list are dropped.
 */
export async function renewPublic(context: Pick<Context, 'now'>, tx: Tx, id: string): Promise<void> {
  const list = await tx
    .updateTable('playlist')
    .set((row) => ({
      is_public: row
        .case()
        .when(row.and([row('title', '<>', ''), row('is_taken_down', '=', 0)]))
        .then(row.ref('is_wished_public'))
        .else(0)
        .end(),
    }))
    .where('id', '=', id)
    .returning(['id', 'owner_id'])
    .executeTakeFirstOrThrow();
  await renewPages(context, tx, list);
}
