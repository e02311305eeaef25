export const findBoard = { method: 'GET', path: '/api/ranking/board' } as const;
export const findCreatorBoard = { method: 'GET', path: '/api/ranking/creators' } as const;
