export const findDemands = { method: 'GET', path: '/api/demand/list' } as const;
export const findDemandCities = { method: 'GET', path: '/api/demand/cities' } as const;
export const findDemandsOfCompany = { method: 'GET', path: '/api/demand/ofCompany' } as const;
export const getDemand = { method: 'GET', path: '/api/demand/detail' } as const;

export const seeContact = { method: 'POST', path: '/api/demand/contact/see' } as const;
export const findContactViews = { method: 'GET', path: '/api/demand/contact/views' } as const;

export const findOwnDemands = { method: 'GET', path: '/api/demand/own/list' } as const;
export const getOwnDemand = { method: 'GET', path: '/api/demand/own/get' } as const;
export const createDemand = { method: 'POST', path: '/api/demand/own/create' } as const;
export const saveDemand = { method: 'POST', path: '/api/demand/own/save' } as const;
export const submitDemand = { method: 'POST', path: '/api/demand/own/submit' } as const;
export const withdrawDemand = { method: 'POST', path: '/api/demand/own/withdraw' } as const;
export const removeDemand = { method: 'POST', path: '/api/demand/own/remove' } as const;
export const closeDemand = { method: 'POST', path: '/api/demand/own/close' } as const;
export const reopenDemand = { method: 'POST', path: '/api/demand/own/reopen' } as const;

export const listDemandReviews = { method: 'GET', path: '/api/demand/review/list' } as const;
export const getDemandForReview = { method: 'GET', path: '/api/demand/review/get' } as const;
export const decideOnDemand = { method: 'POST', path: '/api/demand/review/decide' } as const;
