/** The places of banners: the carousel of the home page, and /Find. */
export const bannerLocations = { home: 7, discover: 8 } as const;
export type BannerLocation = (typeof bannerLocations)[keyof typeof bannerLocations];

/** The phase of a banner in its time window: upcoming, current, over. */
export const bannerPhases = ['coming', 'showing', 'over'] as const;
