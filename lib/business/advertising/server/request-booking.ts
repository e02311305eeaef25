import { v7 as uuid } from 'uuid';
import { findRates } from '@/lib/base/content/port';
import { type AdmittedLead, admitLead, createLead } from '@/lib/business/lead/port';
import type { Context } from '@/lib/platform/server/context';
import { networkOf } from '@/lib/platform/server/network';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { Slot } from '../codes';
import type { requestBooking as contract } from '../contract';
import type { Holder } from '../rules/holdings';
import { priceOf } from '../rules/price';
import { slotKey, slotsInOrder } from '../rules/slots';
import { bookableWeeks, heldUntil } from '../rules/weeks';
import { findTaken } from './list-slots';
import { writeSlots } from './read-slots';
import { expectRoom, requireRoom } from './require-room';
import { takeSlots } from './take-slots';

/**
 * Stores a request to advertise and holds its weeks until the deadline, all of it or nothing (specification section 2,
 * /advertisement). Public.
 * Throws 400 with the rule `slot` for weeks that are not offered, SlotTaken when one of them is taken, TooManyHeld when
 * more would be held unconfirmed than one holder may (`rules/holdings`), ProofNeeded and TooManyRequests. The proof is
 * used only if the slots were free just before.
 */
export async function requestBooking(
  context: Context,
  { slots, ...fields }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const wanted = slotsInOrder(slots);
  await requireFree(context, wanted);
  const { prices } = await findRates(context.db.read);
  const now = context.now();
  const holderOf = ({ mobile, email, company }: AdmittedLead): Holder => {
    return { network: networkOf(context.client.address), mobile, email: email || null, company };
  };
  const lead = await admitLead(context, { ...fields, service: 'advertising' }, (read) =>
    expectRoom(context.db.read, holderOf(read), wanted.length, now),
  );
  const booking = { id: uuid(), slots: wanted, heldUntil: heldUntil(now), priceFen: priceOf(wanted, prices) };
  const { number, key } = await context.db.transaction(async (tx) => {
    await requireRoom(tx, holderOf(lead), wanted.length, now);
    // First of all writes: of concurrent requests for the same slot, all but one have nothing to roll back.
    await takeSlots(context, tx, { bookingId: booking.id, slots: wanted, heldUntil: booking.heldUntil });
    const { id: leadId, ...receipt } = await createLead(context, tx, lead);
    await tx
      .insertInto('advertising_booking')
      .values({
        id: booking.id,
        lead_id: leadId,
        state: 'held',
        slots: writeSlots(wanted),
        first_week: wanted[0]?.week ?? '',
        price_fen: booking.priceFen,
        held_until: booking.heldUntil,
        created_at: now,
        reviewed_at: null,
        network: holderOf(lead).network,
        person_id: context.caller?.personId ?? null,
      })
      .execute();
    return receipt;
  });
  return { number, key, heldUntil: isoInBeijing(booking.heldUntil) };
}

/** A check without a write. Only the transaction decides; this saves the customer a proof. */
async function requireFree(context: Context, slots: readonly Slot[]): Promise<void> {
  const weeks = bookableWeeks(context.now());
  if (slots.some(({ week }) => !weeks.includes(week))) {
    throw new CodedError('400', { fields: [{ field: 'slots', rule: 'slot' }] });
  }
  const taken = new Set((await findTaken(context, weeks)).map(slotKey));
  if (slots.some((slot) => taken.has(slotKey(slot)))) throw new CodedError('SlotTaken');
}
