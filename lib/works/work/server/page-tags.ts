/** Tag of the pages that show the daily list. */
export const dailyListTag = 'video:daily';

/** Tag of the pages that show the ranking boards. */
export const boardsTag = 'video:boards';

/** Tag of the page of a work. */
export const videoTag = (id: string) => `video:${id}`;

/** Tag of the pages that show the picks of the months. */
export const picksTag = 'video:picks';
