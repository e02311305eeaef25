import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import { dropStock, keepTotal, type StockedType } from './stock';
import { offerNext } from './waiting/offer-next';

/**
 * Listens to 'activity.offered': the stock is what the ticket types of the activity say, and what is more than before goes to
 * the waiting lists. Where there are no types, the stock is of sign-ups and not ours.
 * Throws code `400` with the rule `sold` at the number that is below what is given away, and at `ticketTypes` for a type that
 * is gone and of which something is.
 */
export async function keepStock(context: Context, tx: Tx, { id }: EventKinds['activity.offered']): Promise<void> {
  const types = await findTypes(tx, id);
  const before = await tx
    .selectFrom('ticket_stock')
    .select('id')
    .where('activity_id', '=', id)
    .where('id', '!=', id)
    .execute();
  if (types.length === 0 && before.length === 0) return;
  const wrong: FieldError[] = [];
  const add = (isRight: boolean, field: string) => isRight || wrong.push({ field, rule: 'sold' });
  // The common stock first, as everywhere. Without types its row is the capacity of sign-ups.
  if (types.length > 0) add(await keepCommon(tx, id), 'commonStock');
  for (const [index, type] of types.entries()) {
    add(await keepTotal(tx, { id: type.id, activityId: id, total: type.quantity }), `ticketTypes.${index}.quantity`);
  }
  const kept = new Set(types.map((type) => type.id));
  for (const row of before) if (!kept.has(row.id)) add(await dropStock(tx, row.id), 'ticketTypes');
  if (wrong.length > 0) throw new CodedError('400', { fields: wrong });
  for (const type of types) await offerNext(context, tx, type);
}

function findTypes(tx: Tx, activityId: string): Promise<(StockedType & { quantity: number | null })[]> {
  return tx
    .selectFrom('activity_ticket_type')
    .select(['id', 'activity_id', 'shares_stock', 'quantity'])
    .where('activity_id', '=', activityId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Makes the common stock be what the activity says, or none; false where more is given away. */
async function keepCommon(tx: Tx, id: string): Promise<boolean> {
  const { common_stock: total } = await tx
    .selectFrom('activity')
    .select('common_stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (total !== null) return keepTotal(tx, { id, activityId: id, total });
  const standing = await tx.selectFrom('ticket_stock').select('id').where('id', '=', id).executeTakeFirst();
  return !standing || (await dropStock(tx, id));
}
