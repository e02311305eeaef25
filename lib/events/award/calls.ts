export const findContestAwards = { method: 'GET', path: '/api/award/list' } as const;
export const getContestIntegrity = { method: 'GET', path: '/api/award/integrity' } as const;
export const getContestResult = { method: 'GET', path: '/api/award/result/file' } as const;
export const getResultSignature = { method: 'GET', path: '/api/award/result/signature' } as const;
export const getResultKey = { method: 'GET', path: '/api/award/result/key' } as const;

export const findCertificates = { method: 'GET', path: '/api/award/certificate/list' } as const;
export const getCertificate = { method: 'GET', path: '/api/award/certificate/file' } as const;
export const checkCertificate = { method: 'GET', path: '/api/award/certificate/check' } as const;

export const getAwardPlan = { method: 'GET', path: '/api/award/desk/plan' } as const;
export const saveAwardPlan = { method: 'POST', path: '/api/award/desk/save' } as const;
export const chooseShortlist = { method: 'POST', path: '/api/award/desk/shortlist' } as const;
export const chooseWinners = { method: 'POST', path: '/api/award/desk/winners' } as const;
export const previewResult = { method: 'GET', path: '/api/award/desk/preview' } as const;
export const publishShortlist = { method: 'POST', path: '/api/award/desk/publish/shortlist' } as const;
export const publishAwards = { method: 'POST', path: '/api/award/desk/publish/awards' } as const;
