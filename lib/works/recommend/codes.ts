/** Orders of browsed works: approval, score, or views. */
export const browseOrders = ['new', 'hot', 'seen'] as const;

/** Maximum length of the following feed; older works are on the pages of their authors. */
export const followedFeedLength = 1000;
