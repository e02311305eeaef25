export const listUsers = { method: 'GET', path: '/api/account/users' } as const;
export const getUser = { method: 'GET', path: '/api/account/user' } as const;
export const setUserRole = { method: 'POST', path: '/api/account/user/role' } as const;
export const setUserLock = { method: 'POST', path: '/api/account/user/lock' } as const;
