export const findUploads = { method: 'GET', path: '/api/upload/own', background: true } as const;
