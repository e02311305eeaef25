export const findOutbox = { method: 'GET', path: '/api/delivery/outbox', background: true } as const;
