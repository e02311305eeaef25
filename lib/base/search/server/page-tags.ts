/** Tag of the pages with search results; invalidated whenever the index changes. */
export const searchTag = 'search:index';
