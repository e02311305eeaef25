export const findContests = { method: 'GET', path: '/api/contest/list' } as const;
export const getContest = { method: 'GET', path: '/api/contest/detail' } as const;
export const getContestTerms = { method: 'GET', path: '/api/contest/terms' } as const;
export const getContestClock = { method: 'GET', path: '/api/contest/clock', background: true } as const;

export const getContestDraft = { method: 'GET', path: '/api/contest/desk/get' } as const;
export const saveContest = { method: 'POST', path: '/api/contest/desk/save' } as const;
export const saveContestPicture = { method: 'POST', path: '/api/contest/desk/picture' } as const;
export const publishContest = { method: 'POST', path: '/api/contest/desk/publish' } as const;
export const listContests = { method: 'GET', path: '/api/contest/console/list' } as const;
