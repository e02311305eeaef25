import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

interface Taking {
  /** Of the place in the waiting list. */
  id: string;
  personId: string;
  typeId: string;
  /** Of tickets: at most those that are offered. */
  count: number;
  now: number;
}

/**
 * Takes what is offered to a place in a waiting list: the stock that is held for it becomes that of an order. What of it is not
 * ordered goes back by the caller, who has locked the stock. Returns how many were offered.
 * Throws NullPointer for a place of somebody else or of another type, OfferExpired for one to which nothing is offered (any
 * more), TooManyTickets for more than that.
 */
export async function takeOffer(tx: Tx, { id, personId, typeId, count, now }: Taking): Promise<number> {
  const of = tx
    .selectFrom('ticket_wait')
    .select(['quantity', 'state'])
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('ticket_type_id', '=', typeId);
  const place = await of.executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  if (count > place.quantity) throw new CodedError('TooManyTickets');
  const taken = await tx
    .updateTable('ticket_wait')
    .set({ state: 'taken', offered_until: null })
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .where('offered_until', '>', now)
    .returning('quantity')
    .executeTakeFirst();
  if (!taken) throw new CodedError('OfferExpired');
  return taken.quantity;
}
