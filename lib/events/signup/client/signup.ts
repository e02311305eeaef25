import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getSignup: CallOf<typeof contract.getSignup> = calls.getSignup;
export const signUp: CallOf<typeof contract.signUp> = calls.signUp;
export const leaveSignup: CallOf<typeof contract.leaveSignup> = calls.leaveSignup;
const findWaitingSignups: CallOf<typeof contract.findWaitingSignups> = calls.findWaitingSignups;

/** How an activity takes sign-ups now, and how the caller stands to it; asked again by every screen that shows it. */
export const signupQuery = (activityId: string) =>
  queryOptions({
    queryKey: [getSignup.path, activityId],
    queryFn: ({ signal }) => call(getSignup, { activityId }, { signal }),
    staleTime: 0,
  });

/** Who waits for a place at an own activity, 20 at a time. */
export const waitingSignupsQuery = (activityId: string) => pagedQuery(findWaitingSignups, { activityId, pageSize: 20 });
