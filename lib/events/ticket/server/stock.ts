import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** A ticket type, as its stock is found. */
export interface StockedType {
  id: string;
  activity_id: string;
  shares_stock: 0 | 1;
}

/**
 * The rows of which a ticket of a type is taken, in the one order in which they are changed: the common stock of its activity
 * first, then its own, so that no two transactions wait for one another.
 */
export const stockOf = ({ id, activity_id, shares_stock }: StockedType): readonly string[] =>
  shares_stock ? [activity_id, id] : [id];

/** Takes so many of each of these rows by one conditional statement each. Throws SoldOut where one has fewer left. */
export async function takeStock(tx: Tx, ids: readonly string[], count: number): Promise<void> {
  if (!(await tryStock(tx, ids, count))) throw new CodedError('SoldOut');
}

/** Takes so many of each of these rows, or of none, and says whether it did. */
export async function tryStock(tx: Tx, ids: readonly string[], count: number): Promise<boolean> {
  for (const [index, id] of ids.entries()) {
    const taken = await tx
      .updateTable('ticket_stock')
      .set((row) => ({ taken: row('taken', '+', count) }))
      .where('id', '=', id)
      .where('is_closed', '=', 0)
      .where((row) => row.or([row('total', 'is', null), row(row('taken', '+', count), '<=', row.ref('total'))]))
      .returning('id')
      .executeTakeFirst();
    if (taken) continue;
    await giveBack(tx, ids.slice(0, index), count);
    return false;
  }
  return true;
}

/** Gives so many of each of these rows back. */
export async function giveBack(tx: Tx, ids: readonly string[], count: number): Promise<void> {
  for (const id of ids) {
    await tx
      .updateTable('ticket_stock')
      .set((row) => ({ taken: row('taken', '-', count) }))
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Locks a row for the rest of the transaction, by a write that changes nothing, and says how many are left; null for no limit.
 * Throws NullPointer where there is no such stock.
 */
export async function holdStock(tx: Tx, id: string): Promise<number | null> {
  const { total, taken } = await tx
    .updateTable('ticket_stock')
    .set((row) => ({ taken: row.ref('taken') }))
    .where('id', '=', id)
    .returning(['total', 'taken'])
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return total === null ? null : total - taken;
}

/** The same for the rows of a ticket type, in their order. */
export async function holdStockOf(tx: Tx, type: StockedType): Promise<void> {
  for (const id of stockOf(type)) await holdStock(tx, id);
}

/** A stock as it should be; null for no limit. */
interface Wanted {
  id: string;
  activityId: string;
  total: number | null;
}

/**
 * Makes a stock have this total; a new one has nothing taken. False where more than that is given away already, which stays as
 * it was.
 */
export async function keepTotal(tx: Tx, { id, activityId, total }: Wanted): Promise<boolean> {
  const kept = await tx
    .insertInto('ticket_stock')
    .values({ id, activity_id: activityId, total, taken: 0 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ total })
        .where((row) => (total === null ? row.lit(true) : row('ticket_stock.taken', '<=', total))),
    )
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Removes a stock of which nothing is given away; false where something is. */
export async function dropStock(tx: Tx, id: string): Promise<boolean> {
  const dropped = await tx.deleteFrom('ticket_stock').where('id', '=', id).where('taken', '=', 0).executeTakeFirst();
  return dropped.numDeletedRows > 0n;
}

/** Closes the stock of an activity for good: it is canceled. Who takes at the same time has taken before, or takes nothing. */
export async function closeStock(tx: Tx, activityId: string): Promise<void> {
  await tx.updateTable('ticket_stock').set({ is_closed: 1 }).where('activity_id', '=', activityId).execute();
}
