export const collectEvent = { method: 'GET', path: '/api/data/col', background: true } as const;
