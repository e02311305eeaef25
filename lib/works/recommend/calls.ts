export const findVideoList = { method: 'GET', path: '/api/video/findVideoList' } as const;
export const findBannerUsers = { method: 'GET', path: '/api/video/bannerList' } as const;
export const browseVideos = { method: 'GET', path: '/api/video/browse' } as const;
export const findFollowedVideos = { method: 'GET', path: '/api/video/followed', background: true } as const;
export const findRelated = { method: 'GET', path: '/api/video/related' } as const;
export const findPicks = { method: 'GET', path: '/api/video/picks' } as const;
export const setPick = { method: 'POST', path: '/api/video/picks/set' } as const;
