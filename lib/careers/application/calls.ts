export const applyForJob = { method: 'POST', path: '/api/application/own/apply' } as const;
export const getOwnApplication = { method: 'GET', path: '/api/application/own/get' } as const;
export const findOwnApplications = { method: 'GET', path: '/api/application/own/list' } as const;
export const withdrawJobApplication = { method: 'POST', path: '/api/application/own/withdraw' } as const;
export const acceptOffer = { method: 'POST', path: '/api/application/own/accept' } as const;
export const removeApplication = { method: 'POST', path: '/api/application/own/remove' } as const;

export const findApplications = { method: 'GET', path: '/api/application/desk/list' } as const;
export const countApplications = { method: 'GET', path: '/api/application/desk/counts' } as const;
export const getJobApplication = { method: 'GET', path: '/api/application/desk/get' } as const;
export const openApplication = { method: 'POST', path: '/api/application/desk/open' } as const;
export const moveApplication = { method: 'POST', path: '/api/application/desk/move' } as const;
export const declineApplications = { method: 'POST', path: '/api/application/desk/decline' } as const;
export const noteApplicant = { method: 'POST', path: '/api/application/desk/note' } as const;
export const answerApplicant = { method: 'POST', path: '/api/application/desk/answer' } as const;
export const exportApplications = { method: 'GET', path: '/api/application/desk/export' } as const;
