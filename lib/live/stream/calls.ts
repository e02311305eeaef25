export const openLive = { method: 'POST', path: '/api/live/stream/open', background: true } as const;
export const getAudience = { method: 'GET', path: '/api/live/stream/audience', background: true } as const;

export const getStreamDesk = { method: 'GET', path: '/api/live/stream/desk', background: true } as const;
export const makeStreamKey = { method: 'POST', path: '/api/live/stream/key' } as const;
export const endBroadcast = { method: 'POST', path: '/api/live/stream/end' } as const;

export const listStreams = { method: 'GET', path: '/api/live/stream/running' } as const;
export const stopStream = { method: 'POST', path: '/api/live/stream/stop' } as const;
