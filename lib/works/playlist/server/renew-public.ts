import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { renewPages } from './renew-pages';

/**
 * Updates whether a play list is public: its creator chose so, it has a title, and staff have not taken it down. Call
 * it after changing one of the three, in the same transaction; it invalidates the pages that show the list.
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
