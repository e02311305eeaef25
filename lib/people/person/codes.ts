/** Gender codes (specification section 3). */
export const gender = { secret: 0, male: 1, female: 2 } as const;
export type Gender = (typeof gender)[keyof typeof gender];

/** Minimum size of a picture in pixels, and maximum bytes (specification section 5). */
export const pictureLimits = {
  avatar: { width: 280, height: 280 },
  banner: { width: 1440, height: 250 },
} as const;
export type PictureKind = keyof typeof pictureLimits;
/** "Under 5 MB". */
export const pictureMaxBytes = 5 * 1024 * 1024 - 1;

/** Maximum number of creative fields, characters of a bio, and of shorter texts (specification section 5). */
export const profileLimits = { creativeFields: 3, bio: 500, text: 100, socialLinks: 6 } as const;

/** The tabs of a creator's page by their `tabindex` (specification section 2: 4 is jobs and projects; 5 and 6 are ours). */
export const personTabs = {
  works: 0,
  activities: 1,
  articles: 2,
  playlists: 3,
  jobs: 4,
  questions: 5,
  live: 6,
} as const;
export type PersonTab = keyof typeof personTabs;
