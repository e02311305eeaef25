import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/**
 * Listens to 'entry.turned': an entry that is shown has a count, from 0 on, and stands on the boards. One that is no longer shown
 * keeps its votes, which are not told while it is hidden.
 */
export async function keepTally(_context: Context, tx: Tx, { id }: EventKinds['entry.turned']): Promise<void> {
  await tx
    .insertInto('contest_vote_tally')
    .columns(['entry_id', 'activity_id', 'category_id', 'number', 'is_shown'])
    .expression((row) =>
      row
        .selectFrom('contest_entry')
        .select(['id', 'activity_id', row.fn.coalesce('category_id', row.val('')).as('category_id')])
        .select([row.fn.coalesce('number', row.val(0)).as('number'), 'is_shown'])
        .where('id', '=', id),
    )
    .onConflict((conflict) =>
      conflict.column('entry_id').doUpdateSet((row) => ({
        category_id: row.ref('excluded.category_id'),
        number: row.ref('excluded.number'),
        is_shown: row.ref('excluded.is_shown'),
      })),
    )
    .execute();
}
