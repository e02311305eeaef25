export const getSignup = { method: 'GET', path: '/api/signup/get' } as const;
export const signUp = { method: 'POST', path: '/api/signup/send' } as const;
export const leaveSignup = { method: 'POST', path: '/api/signup/leave' } as const;
export const findWaitingSignups = { method: 'GET', path: '/api/signup/waiting' } as const;
