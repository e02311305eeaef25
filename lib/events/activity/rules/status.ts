import { type ActivityStatus, activityStatus } from '../codes';

export interface ActivityTimes {
  /** 1 pending review, 2 passed, 3 failed. */
  reviewState: 1 | 2 | 3;
  /** In ms; the activity runs from its start until just before its end. */
  holdStartAt: number;
  holdEndAt: number;
  /** By its organiser, or as it was taken down. */
  isCanceled: boolean;
}

/**
 * The displayed status of an activity (specification section 4): its review until that has passed, then by the clock. A
 * passed one that has not begun stays 'passed', a canceled one has ended.
 */
export function activityStatusAt(activity: ActivityTimes, now: number): ActivityStatus {
  if (activity.reviewState !== activityStatus.passed) return activity.reviewState;
  if (activity.isCanceled || now >= activity.holdEndAt) return activityStatus.ended;
  return now >= activity.holdStartAt ? activityStatus.inProgress : activityStatus.passed;
}
