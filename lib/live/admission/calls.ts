export const buyLive = { method: 'POST', path: '/api/live/admission/buy' } as const;
export const returnLive = { method: 'POST', path: '/api/live/admission/return' } as const;
export const getAdmission = { method: 'GET', path: '/api/live/admission/get' } as const;
export const getLiveOrder = { method: 'GET', path: '/api/live/admission/order' } as const;
export const findAdmissions = { method: 'GET', path: '/api/live/admission/marks', background: true } as const;
export const findLivePasses = { method: 'GET', path: '/api/live/admission/list' } as const;
