import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { WaitState } from '../../codes';
import { findStockedType } from '../find-stocked-type';
import { holdStockOf } from '../stock';
import { giveOn } from './offer-next';

interface Ending {
  id: string;
  to: Extract<WaitState, 'declined' | 'expired' | 'left'>;
  from: readonly WaitState[];
  /** Of the offer that ends; any by default. */
  until?: number | null;
}

/**
 * Ends a place in a waiting list; what was offered to it goes to the next. The stock is locked first, as by whoever offers and
 * takes. False where it is in none of the states `from` any more: it was taken, or ended before.
 */
export async function endPlace(context: Context, tx: Tx, { id, to, from, until }: Ending): Promise<boolean> {
  const known = await tx.selectFrom('ticket_wait').select('ticket_type_id').where('id', '=', id).executeTakeFirst();
  const type = known && (await findStockedType(tx, known.ticket_type_id));
  if (!type) return false;
  await holdStockOf(tx, type);
  const place = await tx
    .selectFrom('ticket_wait')
    .select(['state', 'quantity', 'offered_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!from.includes(place.state) || (until !== undefined && place.offered_until !== until)) return false;
  const ended = await tx
    .updateTable('ticket_wait')
    .set({ state: to, offered_until: null })
    .where('id', '=', id)
    .where('state', '=', place.state)
    .returning('id')
    .executeTakeFirst();
  if (!ended) return false;
  if (place.state === 'offered') await giveOn(context, tx, type, place.quantity);
  return true;
}
