export const findBoard = { name: 'findBoard', method: 'GET', path: '/api/ranking/board' } as const;
export const findCreatorBoard = { name: 'findCreatorBoard', method: 'GET', path: '/api/ranking/creators' } as const;
