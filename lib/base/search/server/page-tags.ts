/** Tag of the pages that show what was found; renewed whenever the index changes. */
export const searchTag = 'search:index';
