export const findBroadcasts = { method: 'GET', path: '/api/live/list' } as const;
export const findBroadcastsOfPerson = { method: 'GET', path: '/api/live/ofPerson' } as const;
export const getBroadcast = { method: 'GET', path: '/api/live/detail' } as const;
export const getBroadcastNow = { method: 'GET', path: '/api/live/now', background: true } as const;
export const getBroadcastCalendar = { method: 'GET', path: '/api/live/calendar' } as const;

export const findOwnBroadcasts = { method: 'GET', path: '/api/live/own/list' } as const;
export const getOwnBroadcast = { method: 'GET', path: '/api/live/own/get' } as const;
export const createBroadcast = { method: 'POST', path: '/api/live/own/create' } as const;
export const saveBroadcast = { method: 'POST', path: '/api/live/own/save' } as const;
export const saveBroadcastCover = { method: 'POST', path: '/api/live/own/cover' } as const;
export const submitBroadcast = { method: 'POST', path: '/api/live/own/submit' } as const;
export const withdrawBroadcast = { method: 'POST', path: '/api/live/own/withdraw' } as const;
export const removeBroadcast = { method: 'POST', path: '/api/live/own/remove' } as const;
export const cancelBroadcast = { method: 'POST', path: '/api/live/own/cancel' } as const;

export const listBroadcastReviews = { method: 'GET', path: '/api/live/review/list' } as const;
export const getBroadcastForReview = { method: 'GET', path: '/api/live/review/get' } as const;
export const decideOnBroadcast = { method: 'POST', path: '/api/live/review/decide' } as const;
