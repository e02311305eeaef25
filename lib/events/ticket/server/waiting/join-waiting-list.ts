import { v7 as uuid } from 'uuid';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { ticketLimits } from '../../codes';
import type { joinWaitingList as contract, WaitPlace } from '../../contract';
import { saleStateAt } from '../../rules/sale-state';
import { findType, type SoldType } from '../sale/find-type';
import { requireRoom } from '../sale/require-room';
import { offerNext } from './offer-next';
import { toWaitPlace } from './wait-place';

/**
 * Takes a place in the waiting list of a ticket type, for so many tickets or none. Where enough came back meanwhile, they are
 * offered at once. Who waits already gets the other number, with a later place for more; who has an offer keeps it.
 * Throws Unauthorized, NullPointer for a type of no public activity, EventCanceled, SaleClosed outside of its sale,
 * TooManyTickets beyond the limit per person, WaitingFull for who waits in too many lists.
 */
export async function joinWaitingList(
  context: Context,
  { ticketTypeId, quantity }: InputOf<typeof contract>,
): Promise<WaitPlace> {
  const { personId } = signedIn(context);
  const type = await findType(context.db.read, ticketTypeId);
  requireOpen(type, context.now());
  const id = await context.db.transaction(async (tx) => {
    await holdPerson(tx, personId);
    await requireRoom(tx, type, personId, quantity);
    const place = await takePlace(tx, { personId, type, quantity, now: context.now() });
    await offerNext(context, tx, type);
    return place;
  });
  const { read } = context.db;
  return toWaitPlace(
    read,
    await read.selectFrom('ticket_wait').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

function requireOpen(type: SoldType, now: number): void {
  if (type.canceled_at !== null) throw new CodedError('EventCanceled');
  const facts = { isPaused: type.is_paused === 1, saleStartAt: type.opens_at, saleEndAt: type.closes_at };
  if (saleStateAt({ ...facts, left: null }, now) !== 'onSale') throw new CodedError('SaleClosed');
}

interface Taking {
  personId: string;
  type: SoldType;
  quantity: number;
  now: number;
}

/** The person's row is locked, so that they have one open place in a list, and no more than the most in all. */
async function takePlace(tx: Tx, { personId, type, quantity, now }: Taking): Promise<string> {
  const open = await tx
    .selectFrom('ticket_wait')
    .select(['id', 'ticket_type_id', 'quantity', 'state'])
    .where('person_id', '=', personId)
    .where('state', 'in', ['waiting', 'offered'])
    .execute();
  const mine = open.find((place) => place.ticket_type_id === type.id);
  if (mine?.state === 'offered') return mine.id;
  if (mine) {
    await tx
      .updateTable('ticket_wait')
      .set({ quantity, ...(quantity > mine.quantity && { joined_at: now }) })
      .where('id', '=', mine.id)
      .where('state', '=', 'waiting')
      .execute();
    return mine.id;
  }
  if (open.length >= ticketLimits.waiting) throw new CodedError('WaitingFull');
  const id = uuid();
  await tx
    .insertInto('ticket_wait')
    .values({
      ...{ id, activity_id: type.activity_id, ticket_type_id: type.id, person_id: personId },
      ...{ quantity, state: 'waiting', joined_at: now, offered_until: null },
    })
    .execute();
  return id;
}
