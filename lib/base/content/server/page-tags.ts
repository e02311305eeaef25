/** Tag of the pages that show a content page. */
export const contentTag = (id: string) => `content:${id}`;

/** Tag of lists of content pages: the sitemap. */
export const contentsTag = 'contents';
