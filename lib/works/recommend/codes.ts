/** Orders of browsed works: approval, score, or views. */
export const browseOrders = ['new', 'hot', 'seen'] as const;

/** Maximum length of the following feed; older works are on the pages of their authors. */
export const followedFeedLength = 1000;

/** Maximum age of a new work of a followed person in days, and the maximum count of them. */
export const newsDays = 30;
export const mostNews = 100;
