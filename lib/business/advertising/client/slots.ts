import { queryOptions } from '@tanstack/react-query';
import { leadSource } from '@/lib/business/lead/client/lead-source';
import type { LeadValues } from '@/lib/business/lead/client/lead-values';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import type { DataOf } from '@/lib/platform/shared/endpoint';
import * as calls from '../calls';
import type { Slot } from '../codes';
import type * as contract from '../contract';
import { slotKey } from '../rules/slots';

const listSlots: CallOf<typeof contract.listSlots> = calls.listSlots;
const requestBookingCall: CallOf<typeof contract.requestBooking> = calls.requestBooking;

export type SlotCalendar = DataOf<typeof contract.listSlots>;
export type BookingReceipt = DataOf<typeof contract.requestBooking>;

/** The offered weeks and the taken ones. The screen shows errors. */
export const slotsQuery = queryOptions({
  queryKey: [listSlots.path],
  queryFn: ({ signal }) => call(listSlots, {}, { signal, quiet: true }),
});

/**
 * Requests slots, with the source of the visit. The form shows errors.
 *
 * @throws what `call` throws
 */
export function requestBooking({
  slots,
  ...lead
}: LeadValues & { slots: Slot[]; proof: string }): Promise<BookingReceipt> {
  return call(requestBookingCall, { ...lead, ...leadSource(), slots: slots.map(slotKey) }, { quiet: true });
}
