/** Beijing days for which counted views are kept, after the one on which they were begun. */
export const keptViewDays = 3;
/** Beijing days for which is kept how often each work was viewed, longer than the thirty that boards look at. */
export const keptCountDays = 40;
