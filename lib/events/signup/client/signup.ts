import { queryOptions } from '@tanstack/react-query';
import * as activityCalls from '@/lib/events/activity/calls';
import type { getActivityCalendar as calendarContract } from '@/lib/events/activity/contract';
import { call } from '@/lib/platform/client/call';
import { download } from '@/lib/platform/client/download';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getSignup: CallOf<typeof contract.getSignup> = calls.getSignup;
export const signUp: CallOf<typeof contract.signUp> = calls.signUp;
export const leaveSignup: CallOf<typeof contract.leaveSignup> = calls.leaveSignup;
const getActivityCalendar: CallOf<typeof calendarContract> = activityCalls.getActivityCalendar;

/** How an activity takes sign-ups now, and how the caller stands to it; asked again by every screen that shows it. */
export const signupQuery = (activityId: string) =>
  queryOptions({
    queryKey: [getSignup.path, activityId],
    queryFn: ({ signal }) => call(getSignup, { activityId }, { signal }),
    staleTime: 0,
  });

/** Saves an activity as a calendar file. */
export const saveCalendar = (id: string) => download(getActivityCalendar, { id });
