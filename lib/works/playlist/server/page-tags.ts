/**
 * Tag of the page of a play list. The page also has the tags of its works (`listEntryIds`) and of its creator. Changes
 * of a list invalidate its creator's pages too.
 */
export const playlistTag = (id: string) => `playlist:${id}`;
