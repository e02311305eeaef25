import { v7 as uuid } from 'uuid';
import { addOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { addParticipant } from '../participants';
import type { TicketTable } from '../tables';
import type { SoldType } from './find-type';

/** What is ordered: a ticket of the type for each attendee. */
export interface OrderedTickets {
  type: SoldType;
  personId: string;
  clientId: string;
  /** As they are stored: mobile numbers in E.164, answers as JSON. */
  attendees: readonly (Pick<TicketTable, 'attendee' | 'mobile'> & { answers: string })[];
  isShown: 0 | 1;
}

/**
 * Orders tickets and writes them, in the buyer's transaction, which has held the buyer and takes their stock: held until they are
 * paid, valid where they cost nothing. Returns the id of the order. Throws TooManyOrders.
 */
export async function placeTickets(context: Context, tx: Tx, ordered: OrderedTickets): Promise<string> {
  const { type, personId, attendees, isShown } = ordered;
  const { id } = await place(context, tx, ordered);
  await addTickets(context, tx, id, ordered);
  if (type.price_fen === 0) {
    await addParticipant(context, tx, { activityId: type.activity_id, personId, count: attendees.length, isShown });
  }
  return id;
}

function place(context: Context, tx: Tx, ordered: OrderedTickets): Promise<{ id: string }> {
  const { type, personId, clientId, attendees } = ordered;
  return addOrder(context, tx, {
    ...{ personId, clientId, kind: 'ticket' },
    ...{ titleZh: type.title_zh || (type.title_en ?? ''), titleEn: type.title_en || type.title_zh },
    lines: [
      {
        ...{ product: type.id, titleZh: type.name_zh || type.name_en, titleEn: type.name_en || type.name_zh },
        ...{ quantity: attendees.length, unitFen: type.price_fen },
      },
    ],
  });
}

async function addTickets(context: Context, tx: Tx, orderId: string, ordered: OrderedTickets): Promise<void> {
  const { type, personId, attendees, isShown } = ordered;
  const [now, { activity_id, organiser_id, price_fen }] = [context.now(), type];
  // An order of nothing is paid as soon as it is placed.
  const [orderState, state] = price_fen === 0 ? (['paid', 'valid'] as const) : (['pending', 'held'] as const);
  await tx
    .insertInto('ticket_order')
    .values({ order_id: orderId, activity_id, organiser_id, state: orderState, created_at: now })
    .execute();
  await tx
    .insertInto('ticket')
    .values(
      attendees.map((attendee) => ({
        ...{ id: uuid(), activity_id, ticket_type_id: type.id, order_id: orderId },
        ...{ person_id: personId, state, price_fen, ...attendee },
        ...{ age: null, is_shown: isShown, created_at: now, used_at: null, returned_at: null },
      })),
    )
    .execute();
}
