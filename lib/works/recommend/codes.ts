/** What browsed works are ordered by: when they were approved, their score, or how often they were seen. */
export const browseOrders = ['new', 'hot', 'seen'] as const;

/** How many works the following feed goes back; older ones stand on the pages of who made them. */
export const followedFeedLength = 1000;
