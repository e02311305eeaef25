/** Tag of the page of an article. */
export const articleTag = (id: string) => `article:${id}`;

/** Tag of the pages that list articles: all of them, those of a channel, those with a tag. */
export const articlesTag = 'article:lists';
