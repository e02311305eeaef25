/** Tag of the page of a question, with its answers. */
export const questionTag = (id: string) => `question:${id}`;
