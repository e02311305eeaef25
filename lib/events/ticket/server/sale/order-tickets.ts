import { requireAllowed } from '@/lib/base/permission/port';
import type { WrittenQuestion } from '@/lib/events/activity/contract';
import { holdBuyer } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { toE164 } from '@/lib/platform/shared/phone';
import type { orderTickets as contract } from '../../contract';
import { readAnswers } from '../../rules/answers';
import { saleStateAt } from '../../rules/sale-state';
import { holdStockOf, stockOf, takeStock } from '../stock';
import { giveOn } from '../waiting/offer-next';
import { takeOffer } from '../waiting/take-offer';
import { findType, type SoldType } from './find-type';
import { placeTickets } from './place-tickets';
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
  const numbers = await Promise.all(input.attendees.map(numberOf));
  return context.db.transaction(async (tx) => {
    // One order of a person at a time: the limit per person counts what they have. One that is sent again is still theirs when
    // nothing is left for others.
    const known = await holdBuyer(tx, { personId, clientId: input.clientId });
    if (known) return { orderId: known.id };
    const type = await findType(tx, input.ticketTypeId);
    if (input.waitId === '') requireOnSale(type, context.now());
    const attendees = readAttendees(type, input.attendees, numbers);
    await requireRoom(tx, type, personId, attendees.length);
    const isShown = input.isShown ? 1 : 0;
    const ordered = { type, personId, clientId: input.clientId, attendees, isShown } as const;
    const orderId = await placeTickets(context, tx, ordered);
    // Last, so that the rows for which everybody queues are locked for a moment only.
    if (input.waitId === '') await takeStock(tx, stockOf(type), attendees.length);
    else await takeOffered(context, tx, { id: input.waitId, personId, type, count: attendees.length });
    return { orderId };
  });
}

interface Offered {
  /** Of the place in the waiting list. */
  id: string;
  personId: string;
  type: SoldType;
  count: number;
}

/** Takes what is offered to a place in the waiting list; what is not ordered of it goes to the next. */
async function takeOffered(context: Context, tx: Tx, { id, personId, type, count }: Offered): Promise<void> {
  await holdStockOf(tx, type);
  const offered = await takeOffer(tx, { id, personId, typeId: type.id, count, now: context.now() });
  if (offered > count) await giveOn(context, tx, type, offered - count);
}

/** Throws EventCanceled, SaleClosed or, before anything is written for nothing, SoldOut. */
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

/** In E.164; the schema has let only valid ones through. */
const numberOf = async ({ region, mobile }: Input['attendees'][number]) => (await toE164(region, mobile)) ?? mobile;

/** The attendees as they are stored. Throws code `400` naming each missing answer. */
function readAttendees(type: SoldType, written: Input['attendees'], numbers: readonly string[]) {
  const questions = JSON.parse(type.questions) as WrittenQuestion[];
  const read = written.map((one, index) => readAnswers(questions, one.answers, `attendees.${index}.`));
  const fields = read.flatMap(({ missing }) => missing);
  if (fields.length > 0) throw new CodedError('400', { fields });
  return written.map(({ name }, index) => ({
    attendee: name,
    mobile: numbers[index] ?? '',
    answers: JSON.stringify(read[index]?.answers ?? []),
  }));
}
