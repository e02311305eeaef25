export const findNotices = { method: 'GET', path: '/api/message/list' } as const;
export const findAnswers = { method: 'GET', path: '/api/message/replies' } as const;
export const countUnread = { method: 'GET', path: '/api/message/unread', background: true } as const;
export const followUnread = { method: 'GET', path: '/api/message/stream', background: true } as const;
export const markRead = { method: 'POST', path: '/api/message/read', background: true } as const;
export const markAllRead = { method: 'POST', path: '/api/message/readAll' } as const;
export const removeNotice = { method: 'POST', path: '/api/message/remove' } as const;
