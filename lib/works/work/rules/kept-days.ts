/** Beijing days for which counted views are kept, after the day of the view. */
export const keptViewDays = 3;
/** Beijing days for which daily view counts are kept, longer than the thirty that boards use. */
export const keptCountDays = 40;
