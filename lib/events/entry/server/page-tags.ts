/** Tag of the page of an entry. */
export const entryTag = (id: string) => `entry:${id}`;

/** Tag of the pages that list entries of a contest. */
export const entriesTag = (contestId: string) => `entry:contest:${contestId}`;
