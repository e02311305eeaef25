/** Tag of the pages that show a person: their own page, and what carries their name. */
export const personTag = (id: string) => `person:${id}`;
