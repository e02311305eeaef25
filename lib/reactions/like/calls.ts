export const like = { method: 'POST', path: '/api/like/like' } as const;
export const findLikeMarks = { method: 'GET', path: '/api/like/marks', background: true } as const;
