/** Tag of the pages of a contest. */
export const contestTag = (id: string) => `contest:${id}`;

/** Tag of the pages that list contests. */
export const contestsTag = 'contest:lists';
