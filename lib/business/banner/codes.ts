/** The places that banners stand in: the carousel of the home page, and /Find. */
export const bannerLocations = { home: 7, discover: 8 } as const;
export type BannerLocation = (typeof bannerLocations)[keyof typeof bannerLocations];

/** Banner types (specification section 2, 'Banner click targets'). */
export const bannerType = { link: 10, person: 1, video: 2, topic: 3, question: 4, activity: 5 } as const;
export type BannerType = (typeof bannerType)[keyof typeof bannerType];

/** How a banner stands by its window: not yet, now, no longer. */
export const bannerPhases = ['coming', 'showing', 'over'] as const;
