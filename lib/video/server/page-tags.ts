/** Tag of the pages that show the daily list. */
export const dailyListTag = 'video:daily';
