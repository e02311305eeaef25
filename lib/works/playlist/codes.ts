/** Limits of play lists: characters of the texts, works per list, lists per person, works added at once. */
export const playlistLimits = { title: 40, intro: 500, videos: 500, lists: 200, addedAtOnce: 50 } as const;
