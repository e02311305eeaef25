export const findComments = { name: 'findComments', method: 'GET', path: '/api/comment/list' } as const;
export const findReplies = { name: 'findReplies', method: 'GET', path: '/api/comment/replies' } as const;
export const sendComment = { name: 'sendComment', method: 'POST', path: '/api/comment/send' } as const;
export const removeComment = { name: 'removeComment', method: 'POST', path: '/api/comment/remove' } as const;
