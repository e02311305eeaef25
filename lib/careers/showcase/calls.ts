export const findCases = { method: 'GET', path: '/api/showcase/list' } as const;
export const getCase = { method: 'GET', path: '/api/showcase/detail' } as const;

export const findOwnCases = { method: 'GET', path: '/api/showcase/own/list' } as const;
export const getOwnCase = { method: 'GET', path: '/api/showcase/own/get' } as const;
export const beginCase = { method: 'POST', path: '/api/showcase/own/begin' } as const;
export const saveCase = { method: 'POST', path: '/api/showcase/own/save' } as const;
export const agreeToCase = { method: 'POST', path: '/api/showcase/own/agree' } as const;

export const listCases = { method: 'GET', path: '/api/showcase/console/list' } as const;
export const getListedCase = { method: 'GET', path: '/api/showcase/console/get' } as const;
export const writeCase = { method: 'POST', path: '/api/showcase/console/write' } as const;
export const takeCaseDown = { method: 'POST', path: '/api/showcase/console/takeDown' } as const;
