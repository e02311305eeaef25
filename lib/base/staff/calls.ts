export const listFailedJobs = { name: 'listFailedJobs', method: 'GET', path: '/api/staff/jobs' } as const;
export const retryJob = { name: 'retryJob', method: 'POST', path: '/api/staff/jobs/retry' } as const;
export const countWaiting = {
  name: 'countWaiting',
  method: 'GET',
  path: '/api/staff/waiting',
  background: true,
} as const;
