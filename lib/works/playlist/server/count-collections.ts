import type { Counted } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * Counts the collections of a play list. No page is invalidated for it: the number may be slightly outdated. Throws
 * NullPointer for a list that is not public; decreasing always works.
 */
export async function countCollections(_context: Context, tx: Tx, { id, by }: Counted): Promise<void> {
  const counted = await tx
    .updateTable('playlist')
    .set((row) => ({ collect_count: row('collect_count', '+', by) }))
    .where('id', '=', id)
    .$if(by > 0, (update) => update.where('is_public', '=', 1))
    .returning('id')
    .executeTakeFirst();
  if (!counted && by > 0) throw new CodedError('NullPointer');
}
