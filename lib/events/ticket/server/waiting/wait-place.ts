import type { Selectable } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { WaitPlace } from '../../contract';
import type { TicketWaitTable } from '../tables';

/** Places before one that are counted; more are not told apart. */
const mostAhead = 1000;

/** A place in a waiting list as its owner sees it. */
export async function toWaitPlace(db: Reader, place: Selectable<TicketWaitTable>): Promise<WaitPlace> {
  return {
    id: place.id,
    ticketTypeId: place.ticket_type_id,
    quantity: place.quantity,
    state: place.state,
    ahead: place.state === 'waiting' ? await countAhead(db, place) : 0,
    offeredUntil: place.offered_until === null ? null : isoInBeijing(place.offered_until),
  };
}

async function countAhead(db: Reader, { id, ticket_type_id, joined_at }: Selectable<TicketWaitTable>): Promise<number> {
  const before = db
    .selectFrom('ticket_wait')
    .select('id')
    .where('ticket_type_id', '=', ticket_type_id)
    .where('state', '=', 'waiting')
    .where((row) => row(row.refTuple('joined_at', 'id'), '<', row.tuple(joined_at, id)))
    .limit(mostAhead);
  const { count } = await db
    .selectFrom(before.as('before'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
