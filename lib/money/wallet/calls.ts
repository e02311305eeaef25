export const getWallet = { method: 'GET', path: '/api/wallet' } as const;
export const findMovements = { method: 'GET', path: '/api/wallet/history' } as const;
export const topUp = { method: 'POST', path: '/api/wallet/topUp' } as const;
export const noteVisit = { method: 'POST', path: '/api/wallet/visit', background: true } as const;
export const listPointRules = { method: 'GET', path: '/api/wallet/pointRules' } as const;
export const savePointRule = { method: 'POST', path: '/api/wallet/pointRules/save' } as const;
