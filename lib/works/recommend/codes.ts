/** Orders of browsed works: approval, score, or views. */
export const browseOrders = ['new', 'hot', 'seen'] as const;

/** Maximum length of the following feed; older works are on the pages of their authors. */
export const followedFeedLength = 1000;

/** How far back a work is new to those who follow its creator, and up to how many of them are counted. */
export const newsDays = 30;
export const mostNews = 100;
