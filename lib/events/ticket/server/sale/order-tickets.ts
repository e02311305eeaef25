import { v7 as uuid } from 'uuid';
import { requireAllowed } from '@/lib/base/permission/port';
import type { WrittenQuestion } from '@/lib/events/activity/contract';
import { placeOrder } from '@/lib/money/order/port';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { toE164 } from '@/lib/platform/shared/phone';
import type { orderTickets as contract } from '../../contract';
import { readAnswers } from '../../rules/answers';
import { saleStateAt } from '../../rules/sale-state';
import { addParticipant } from '../participants';
import { holdStockOf, stockOf, takeStock } from '../stock';
import { giveOn } from '../waiting/offer-next';
import { takeOffer } from '../waiting/take-offer';
import { findType, type SoldType } from './find-type';
import { requireRoom } from './require-room';

type Input = InputOf<typeof contract>;

/**
 * Holds a ticket for each attendee and orders them, in one transaction: they are the buyer's for 15 minutes, in which they are
 * to be paid; free ones are valid at once. With a place in the waiting list its offer is taken, and no other stock.
 * Throws NullPointer for a type of no public activity, PhoneNeeded, EventCanceled, SaleClosed outside of its sale, SoldOut,
 * TooManyTickets beyond the limit per person over all of their orders, OfferExpired, TooManyOrders, and code `400` with the rule
 * `required` for each missing answer.
 */
export async function orderTickets(context: Context, input: Input): Promise<{ orderId: string }> {
  const { personId } = requireAllowed(context, 'post');
  const type = await findType(context.db.read, input.ticketTypeId);
  if (input.waitId === '') requireOnSale(type, context.now());
  const attendees = await readAttendees(type, input.attendees);
  return context.db.transaction(async (tx) => {
    // One order of a person at a time: the limit per person counts what they have, and the same order may be sent twice.
    await holdPerson(tx, personId);
    const known = await findOrder(tx, personId, input.clientId);
    if (known) return known;
    await requireRoom(tx, type, personId, attendees.length);
    const order = { personId, clientId: input.clientId, type, count: attendees.length };
    const { id: orderId } = await place(context, tx, order);
    const isShown = input.isShown ? 1 : 0;
    await addTickets(tx, { type, orderId, personId, attendees, isShown, now: context.now() });
    if (type.price_fen === 0) {
      const joined = { activityId: type.activity_id, personId, count: attendees.length, isShown } as const;
      await addParticipant(context, tx, joined);
    }
    // Last, so that the rows for which everybody queues are locked for a moment only.
    if (input.waitId === '') await takeStock(tx, stockOf(type), attendees.length);
    else await takeOffered(context, tx, input.waitId, order);
    return { orderId };
  });
}

/** Takes what is offered to a place in the waiting list; what is not ordered of it goes to the next. */
async function takeOffered(
  context: Context,
  tx: Tx,
  waitId: string,
  { personId, type, count }: Ordered,
): Promise<void> {
  await holdStockOf(tx, type);
  const offered = await takeOffer(tx, { id: waitId, personId, typeId: type.id, count, now: context.now() });
  if (offered > count) await giveOn(context, tx, type, offered - count);
}

/** Throws EventCanceled, SaleClosed or, before a transaction is begun for nothing, SoldOut. */
function requireOnSale(type: SoldType, now: number): void {
  if (type.canceled_at !== null) throw new CodedError('EventCanceled');
  const { left } = type;
  const state = saleStateAt(
    { isPaused: type.is_paused === 1, saleStartAt: type.opens_at, saleEndAt: type.closes_at, left },
    now,
  );
  if (state === 'soldOut') throw new CodedError('SoldOut');
  if (state !== 'onSale') throw new CodedError('SaleClosed');
}

/** The attendees as they are stored. Throws code `400` naming each missing answer. */
async function readAttendees(type: SoldType, written: Input['attendees']) {
  const questions = JSON.parse(type.questions) as WrittenQuestion[];
  const read = written.map((one, index) => readAnswers(questions, one.answers, `attendees.${index}.`));
  const fields = read.flatMap(({ missing }) => missing);
  if (fields.length > 0) throw new CodedError('400', { fields });
  return Promise.all(
    written.map(async ({ name, region, mobile }, index) => ({
      attendee: name,
      // The schema has let only valid ones through.
      mobile: (await toE164(region, mobile)) ?? mobile,
      answers: JSON.stringify(read[index]?.answers ?? []),
    })),
  );
}

async function findOrder(tx: Tx, personId: string, clientId: string): Promise<{ orderId: string } | undefined> {
  const known = await tx
    .selectFrom('sale_order')
    .select('id')
    .where('person_id', '=', personId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return known && { orderId: known.id };
}

interface Ordered {
  personId: string;
  clientId: string;
  type: SoldType;
  count: number;
}

function place(context: Context, tx: Tx, { personId, clientId, type, count }: Ordered): Promise<{ id: string }> {
  return placeOrder(context, tx, {
    ...{ personId, clientId, kind: 'ticket' },
    ...{ titleZh: type.title_zh || (type.title_en ?? ''), titleEn: type.title_en || type.title_zh },
    lines: [
      {
        ...{ product: type.id, titleZh: type.name_zh || type.name_en, titleEn: type.name_en || type.name_zh },
        ...{ quantity: count, unitFen: type.price_fen },
      },
    ],
  });
}

interface Added {
  type: SoldType;
  orderId: string;
  personId: string;
  attendees: Awaited<ReturnType<typeof readAttendees>>;
  isShown: 0 | 1;
  now: number;
}

async function addTickets(tx: Tx, { type, orderId, personId, attendees, isShown, now }: Added): Promise<void> {
  const { activity_id, organiser_id } = type;
  await tx
    .insertInto('ticket_order')
    .values({ order_id: orderId, activity_id, organiser_id, created_at: now })
    .execute();
  // An order of nothing is paid as soon as it is placed.
  const state = type.price_fen === 0 ? 'valid' : 'held';
  await tx
    .insertInto('ticket')
    .values(
      attendees.map((attendee) => ({
        ...{ id: uuid(), activity_id, ticket_type_id: type.id, order_id: orderId },
        ...{ person_id: personId, state, price_fen: type.price_fen, ...attendee },
        ...{ age: null, is_shown: isShown, created_at: now, used_at: null, returned_at: null },
      })),
    )
    .execute();
}
