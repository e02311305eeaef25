import { orNull } from '@/lib/app/or-not-found';
import { formatYuan } from '@/lib/business/advertising/rules/price';
import { weekWords } from '@/lib/business/advertising/rules/slot-words';
import { findBookingOfLead } from '@/lib/business/advertising/server/find-booking-of-lead';
import { findLeadIdByKey } from '@/lib/business/lead/server/find-lead-by-key';
import { getLeadStatus } from '@/lib/business/lead/server/get-lead-status';
import type { Context } from '@/lib/platform/server/context';

/**
 * What the customer's page shows of a request: its state and, for one that came with a booking, the booked weeks with
 * translated names. Null for an unknown key.
 */
export async function readRequestPage(context: Context, key: string) {
  if (!/^[\w-]{1,64}$/.test(key)) return null;
  const status = await getLeadStatus(context, { key }).catch(orNull);
  if (!status) return null;
  return { status, booking: status.service === 'advertising' ? await readBooking(context, key) : null };
}

async function readBooking(context: Context, key: string) {
  const leadId = await findLeadIdByKey(context, key);
  const booking = leadId && (await findBookingOfLead(context, leadId));
  if (!booking) return null;
  const { state, slots, priceFen, heldUntil } = booking;
  return {
    state,
    slots: slots.map(({ product, week }) => ({ product, week: weekWords(week) })),
    price: priceFen === null ? null : formatYuan(priceFen),
    heldUntil,
  };
}
