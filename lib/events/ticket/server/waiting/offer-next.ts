import { millisecondsInMinute } from 'date-fns/constants';
import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { offerMinutes } from '../../codes';
import { giveBack, holdStockOf, type StockedType, stockOf, tryStock } from '../stock';

/** Places that are looked at when something comes back: a long row of large ones does not hold the stock for long. */
const placesAtOnce = 50;

/**
 * Gives so many tickets of a type back, and offers what there is to the waiting list, in the transaction that gives them back:
 * nobody else can take them in between.
 */
export async function giveOn(context: Context, tx: Tx, type: StockedType, count: number): Promise<void> {
  await giveBack(tx, stockOf(type), count);
  await offerNext(context, tx, type);
}

/**
 * Offers what is left of a type, and of the common stock that it shares, to the first places that it suffices for; each for 30
 * minutes, at most until its sale ends. The stock is locked first.
 */
export async function offerNext(context: Context, tx: Tx, type: StockedType): Promise<void> {
  await holdStockOf(tx, type);
  const now = context.now();
  for (const place of await findPlaces(tx, type, now)) {
    const ids = stockOf({ id: place.ticket_type_id, activity_id: type.activity_id, shares_stock: place.shares_stock });
    if (!(await tryStock(tx, ids, place.quantity))) continue;
    const until = Math.min(now + offerMinutes * millisecondsInMinute, place.closes_at);
    const offered = await tx
      .updateTable('ticket_wait')
      .set({ state: 'offered', offered_until: until })
      .where('id', '=', place.id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (!offered) {
      await giveBack(tx, ids, place.quantity);
      continue;
    }
    const told = { activityId: type.activity_id, waitId: place.id, personId: place.person_id, until };
    await context.emit(context, tx, 'ticket.offered', told);
  }
}

/** The first places that wait for the type, or for one of the same common stock, while these are on sale. */
function findPlaces(tx: Tx, { id, activity_id, shares_stock }: StockedType, now: number) {
  return (
    tx
      .selectFrom('ticket_wait as wait')
      .innerJoin('activity_ticket_type as type', 'type.id', 'wait.ticket_type_id')
      .innerJoin('activity', 'activity.id', 'type.activity_id')
      .select(({ fn }) => [
        'wait.id',
        'wait.person_id',
        'wait.quantity',
        'wait.ticket_type_id',
        'type.shares_stock',
        fn.coalesce('type.sale_end_at', 'enrol_end_at').as('closes_at'),
      ])
      .where('wait.activity_id', '=', activity_id)
      // As a literal, so that SQLite uses the index of those that wait.
      .where('wait.state', '=', sql.lit('waiting'))
      .where((row) =>
        row.or([row('type.id', '=', id), ...(shares_stock ? [row('type.shares_stock', '=', 1 as const)] : [])]),
      )
      .where('type.is_paused', '=', 0)
      .where('activity.canceled_at', 'is', null)
      .where(({ fn }) => fn.coalesce('type.sale_end_at', 'enrol_end_at'), '>', now)
      .orderBy('wait.joined_at')
      .orderBy('wait.id')
      .limit(placesAtOnce)
      .execute()
  );
}
