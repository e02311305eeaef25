export const findComments = { method: 'GET', path: '/api/comment/list' } as const;
export const findReplies = { method: 'GET', path: '/api/comment/replies' } as const;
export const sendComment = { method: 'POST', path: '/api/comment/send' } as const;
export const removeComment = { method: 'POST', path: '/api/comment/remove' } as const;
