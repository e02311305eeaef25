export const getVerification = { method: 'GET', path: '/api/verification' } as const;
export const applyForVerification = { method: 'POST', path: '/api/verification/apply' } as const;
export const withdrawApplication = { method: 'POST', path: '/api/verification/withdraw' } as const;
export const listApplications = { method: 'GET', path: '/api/verification/applications' } as const;
export const getApplication = { method: 'GET', path: '/api/verification/application' } as const;
export const openPapers = { method: 'POST', path: '/api/verification/papers' } as const;
export const readPaperPicture = { method: 'GET', path: '/api/verification/picture' } as const;
export const decideOnApplication = { method: 'POST', path: '/api/verification/decide' } as const;
