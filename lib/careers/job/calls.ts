export const findJobs = { method: 'GET', path: '/api/job/list' } as const;
export const findJobCities = { method: 'GET', path: '/api/job/cities' } as const;
export const findJobsOfCompany = { method: 'GET', path: '/api/job/ofCompany' } as const;
export const findSimilarJobs = { method: 'GET', path: '/api/job/similar' } as const;
export const findRecommendedJobs = { method: 'GET', path: '/api/job/recommended', background: true } as const;
export const getJob = { method: 'GET', path: '/api/job/detail' } as const;
export const getJobNow = { method: 'GET', path: '/api/job/now', background: true } as const;
export const getEndedJob = { method: 'GET', path: '/api/job/ended' } as const;

export const findOwnJobs = { method: 'GET', path: '/api/job/own/list' } as const;
export const getOwnJob = { method: 'GET', path: '/api/job/own/get' } as const;
export const createJob = { method: 'POST', path: '/api/job/own/create' } as const;
export const saveJob = { method: 'POST', path: '/api/job/own/save' } as const;
export const submitJob = { method: 'POST', path: '/api/job/own/submit' } as const;
export const withdrawJob = { method: 'POST', path: '/api/job/own/withdraw' } as const;
export const removeJob = { method: 'POST', path: '/api/job/own/remove' } as const;
export const actOnJob = { method: 'POST', path: '/api/job/own/act' } as const;

export const listJobReviews = { method: 'GET', path: '/api/job/review/list' } as const;
export const getJobForReview = { method: 'GET', path: '/api/job/review/get' } as const;
export const decideOnJob = { method: 'POST', path: '/api/job/review/decide' } as const;
