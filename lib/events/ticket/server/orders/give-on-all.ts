import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { findStockedType } from '../find-stocked-type';
import { giveOn } from '../waiting/offer-next';

/** Gives the stock of these tickets of one order, which are all of one type, to the waiting list or back. */
export async function giveOnAll(
  context: Context,
  tx: Tx,
  tickets: readonly { ticket_type_id: string | null }[],
): Promise<void> {
  const id = tickets[0]?.ticket_type_id ?? null;
  const type = id === null ? undefined : await findStockedType(tx, id);
  if (type) await giveOn(context, tx, type, tickets.length);
}
