export const findEntries = { method: 'GET', path: '/api/entry/list' } as const;
export const getEntry = { method: 'GET', path: '/api/entry/detail' } as const;

export const findOwnEntries = { method: 'GET', path: '/api/entry/own/list' } as const;
export const getOwnEntry = { method: 'GET', path: '/api/entry/own/get' } as const;
export const beginEntry = { method: 'POST', path: '/api/entry/own/begin' } as const;
export const saveEntry = { method: 'POST', path: '/api/entry/own/save' } as const;
export const saveEntryPicture = { method: 'POST', path: '/api/entry/own/picture' } as const;
export const inviteMember = { method: 'POST', path: '/api/entry/own/invite' } as const;
export const removeMember = { method: 'POST', path: '/api/entry/own/uninvite' } as const;
export const answerInvitation = { method: 'POST', path: '/api/entry/own/answer' } as const;
export const sendEntry = { method: 'POST', path: '/api/entry/own/send' } as const;
export const withdrawEntry = { method: 'POST', path: '/api/entry/own/withdraw' } as const;
export const removeEntry = { method: 'POST', path: '/api/entry/own/remove' } as const;

export const findContestEntries = { method: 'GET', path: '/api/entry/desk/list' } as const;
export const getContestEntry = { method: 'GET', path: '/api/entry/desk/get' } as const;
export const countContestEntries = { method: 'GET', path: '/api/entry/desk/counts' } as const;
export const checkEntry = { method: 'POST', path: '/api/entry/desk/check' } as const;
export const exportEntries = { method: 'GET', path: '/api/entry/desk/export' } as const;

export const takeEntryDown = { method: 'POST', path: '/api/entry/takeDown' } as const;
