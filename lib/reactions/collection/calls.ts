export const collect = { method: 'POST', path: '/api/collection/collect' } as const;
export const findCollectionMarks = { method: 'GET', path: '/api/collection/marks', background: true } as const;
