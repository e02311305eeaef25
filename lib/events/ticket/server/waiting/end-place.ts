import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { WaitState } from '../../codes';
import { findStockedType } from '../find-stocked-type';
import { giveOn } from './offer-next';

interface Ending {
  id: string;
  to: Extract<WaitState, 'declined' | 'expired' | 'left'>;
  from: readonly WaitState[];
  /** Of the offer that ends; any by default. */
  until?: number | null;
}

/**
 * Ends a place in a waiting list by one conditional statement; what was offered to it goes to the next. False where it is in
 * none of the states `from` any more: it was taken, or ended before.
 */
export async function endPlace(context: Context, tx: Tx, { id, to, from, until }: Ending): Promise<boolean> {
  const place = await tx
    .selectFrom('ticket_wait')
    .select(['state', 'offered_until'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!place || !from.includes(place.state)) return false;
  const ended = await tx
    .updateTable('ticket_wait')
    .set({ state: to, offered_until: null })
    .where('id', '=', id)
    .where('state', '=', place.state)
    .$if(until !== undefined, (update) => update.where('offered_until', '=', until ?? null))
    .returning(['ticket_type_id', 'quantity'])
    .executeTakeFirst();
  if (!ended) return false;
  if (place.state !== 'offered') return true;
  const type = await findStockedType(tx, ended.ticket_type_id);
  if (type) await giveOn(context, tx, type, ended.quantity);
  return true;
}
