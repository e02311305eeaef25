import { useSyncExternalStore } from 'react';
import { activityStatus } from '../codes';
import type { ActivityDetail } from '../contract';
import { activityStatusAt } from '../rules/status';

const never = () => () => undefined;

/** The status of a public activity by the visitor's clock; in the HTML that of when the page was made, at any time. */
export function useActivityStatus(activity: ActivityDetail) {
  const { status, isCanceled, holdStartTime, holdEndTime } = activity;
  const now = () =>
    activityStatusAt(
      {
        reviewState: activityStatus.passed,
        holdStartAt: Date.parse(holdStartTime),
        holdEndAt: Date.parse(holdEndTime),
        isCanceled,
      },
      Date.now(),
    );
  return useSyncExternalStore(never, now, () => status);
}
