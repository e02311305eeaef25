/** Tag of the pages that show a person: their own page, and what carries their name. */
export const personTag = (id: string) => `person:${id}`;

/**
 * Tag of the pages that show names or avatars of people who are not known before the read: the row of creators, lists
 * of works and events. Invalidated when anybody's nickname, avatar or verification changes, which is rare.
 */
export const authorsTag = 'person:authors';
