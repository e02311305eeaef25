import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { TicketTab } from '../codes';
import type * as contract from '../contract';

const findOwnTickets: CallOf<typeof contract.findOwnTickets> = calls.findOwnTickets;
const getEntryCodes: CallOf<typeof contract.getEntryCodes> = calls.getEntryCodes;
const getTicketOrder: CallOf<typeof contract.getTicketOrder> = calls.getTicketOrder;
export const returnTickets: CallOf<typeof contract.returnTickets> = calls.returnTickets;

/** Tickets of the caller that are to come, unpaid, past or returned, 20 at a time. */
export const ownTicketsQuery = (tab: TicketTab) => pagedQuery(findOwnTickets, { tab });

/** The caller's tickets of an activity with their codes; a background call. */
export const entryCodesQuery = (activityId: string) =>
  queryOptions({
    queryKey: [getEntryCodes.path, activityId],
    queryFn: ({ signal }) => call(getEntryCodes, { activityId }, { signal }),
  });

/** The tickets of an order of the caller. */
export const ticketOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [getTicketOrder.path, orderId],
    queryFn: ({ signal }) => call(getTicketOrder, { orderId }, { signal }),
    staleTime: 0,
  });
