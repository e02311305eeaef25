/**
 * Tag of the page of a play list. The page shows works and a name besides: it carries the tags of the works
 * (`listEntryIds`) and of the creator too. Whatever changes a list drops its creator's pages as well.
 */
export const playlistTag = (id: string) => `playlist:${id}`;
