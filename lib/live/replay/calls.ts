export const findReplay = { method: 'GET', path: '/api/live/replay/public', background: true } as const;
export const getReplay = { method: 'GET', path: '/api/live/replay/get' } as const;
export const openRecording = { method: 'GET', path: '/api/live/replay/open' } as const;
export const makeReplay = { method: 'POST', path: '/api/live/replay/make' } as const;
export const refuseReplay = { method: 'POST', path: '/api/live/replay/refuse' } as const;
