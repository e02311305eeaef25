export const registerDevice = { method: 'POST', path: '/api/push/register', background: true } as const;
export const removeDevice = { method: 'POST', path: '/api/push/remove', background: true } as const;
