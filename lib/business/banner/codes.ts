/** The places that banners stand in: the carousel of the home page, and /Find. */
export const bannerLocations = { home: 7, discover: 8 } as const;
export type BannerLocation = (typeof bannerLocations)[keyof typeof bannerLocations];

/** How a banner stands by its window: not yet, now, no longer. */
export const bannerPhases = ['coming', 'showing', 'over'] as const;
