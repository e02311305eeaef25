export const findUploads = { name: 'findUploads', method: 'GET', path: '/api/upload/own', background: true } as const;
