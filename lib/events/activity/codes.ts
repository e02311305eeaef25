/** Category codes (specification sections 3 and 9). */
export const activityCategory = { online: 1, offline: 2, contest: 3 } as const;
export type ActivityCategory = (typeof activityCategory)[keyof typeof activityCategory];

/** Status codes (specification section 4). 1 to 3 are those of the review; 4 and 5 follow from the clock after it. */
export const activityStatus = { pendingReview: 1, passed: 2, failed: 3, ended: 4, inProgress: 5 } as const;
export type ActivityStatus = (typeof activityStatus)[keyof typeof activityStatus];

/** 0, the only order: by start, the latest first. */
export const activityOrders = { byStart: 0 } as const;
