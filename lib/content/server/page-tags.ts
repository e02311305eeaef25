/** Tag of the pages that show a content page. */
export const contentTag = (id: string) => `content:${id}`;
