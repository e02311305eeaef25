import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getSale: CallOf<typeof contract.getSale> = calls.getSale;
const findParticipants: CallOf<typeof contract.findParticipants> = calls.findParticipants;
const getAttendance: CallOf<typeof contract.getAttendance> = calls.getAttendance;
export const orderTickets: CallOf<typeof contract.orderTickets> = calls.orderTickets;
export const joinWaitingList: CallOf<typeof contract.joinWaitingList> = calls.joinWaitingList;
export const leaveWaitingList: CallOf<typeof contract.leaveWaitingList> = calls.leaveWaitingList;

/** How the tickets of an activity sell now; asked again by every screen that shows it. */
export const saleQuery = (activityId: string) =>
  queryOptions({
    queryKey: [getSale.path, activityId],
    queryFn: ({ signal }) => call(getSale, { activityId }, { signal }),
    staleTime: 0,
  });

/** Who comes to an activity and wants to be shown, 20 at a time. */
export const participantsQuery = (activityId: string) => pagedQuery(findParticipants, { activityId });

/** How the caller stands to an activity; for who is logged in. */
export const attendanceQuery = (activityId: string) =>
  queryOptions({
    queryKey: [getAttendance.path, activityId],
    queryFn: ({ signal }) => call(getAttendance, { activityId }, { signal }),
    staleTime: 0,
  });
