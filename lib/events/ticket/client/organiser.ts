import { queryOptions } from '@tanstack/react-query';
import type { OrderState } from '@/lib/money/order/codes';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getSales: CallOf<typeof contract.getSales> = calls.getSales;
const findAttendees: CallOf<typeof contract.findAttendees> = calls.findAttendees;
const findActivityOrders: CallOf<typeof contract.findActivityOrders> = calls.findActivityOrders;

/** All who come to an activity as a file. */
export const exportAttendees: CallOf<typeof contract.exportAttendees> = calls.exportAttendees;

/** How an activity of the caller has sold, as it is when somebody looks. */
export const salesQuery = (activityId: string) =>
  queryOptions({
    queryKey: [getSales.path, activityId],
    queryFn: ({ signal }) => call(getSales, { activityId }, { signal, quiet: true }),
    staleTime: 0,
  });

/** Which of those who come are shown; all for an empty text. */
export type AttendeeFilter = '' | 'valid' | 'used' | 'returned';

/** Who comes to an activity of the caller, 20 at a time. */
export const attendeesQuery = (activityId: string, state: AttendeeFilter, search: string) =>
  pagedQuery(findAttendees, { activityId, state, search, pageSize: 20 });

/** The orders of an activity of the caller, or of all of them for an empty id, 20 at a time. */
export const activityOrdersQuery = (activityId: string, state: OrderState | '') =>
  pagedQuery(findActivityOrders, { activityId, state, pageSize: 20 });
