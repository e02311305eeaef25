export const openPlayback = { method: 'GET', path: '/api/video/playback', background: true } as const;
export const noteWatching = { method: 'POST', path: '/api/video/watching', background: true } as const;
export const findWatched = { method: 'GET', path: '/api/video/watched' } as const;
export const forgetWatched = { method: 'POST', path: '/api/video/watched/forget' } as const;
export const replaceFilm = { method: 'POST', path: '/api/video/work/film' } as const;
export const saveSubtitle = { method: 'POST', path: '/api/video/work/subtitle' } as const;
export const removeSubtitle = { method: 'POST', path: '/api/video/work/subtitle/remove' } as const;
