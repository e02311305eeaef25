export const listFailedJobs = { method: 'GET', path: '/api/staff/jobs' } as const;
export const retryJob = { method: 'POST', path: '/api/staff/jobs/retry' } as const;
export const countWaiting = { method: 'GET', path: '/api/staff/waiting', background: true } as const;
