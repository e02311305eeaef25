export const findVoteBoard = { method: 'GET', path: '/api/vote/board' } as const;
export const getVoteCounts = { method: 'GET', path: '/api/vote/counts', background: true } as const;
export const getVotePlace = { method: 'GET', path: '/api/vote/place', background: true } as const;
export const getVoteTotals = { method: 'GET', path: '/api/vote/totals' } as const;
export const findVoteMarks = { method: 'GET', path: '/api/vote/marks', background: true } as const;
export const castVote = { method: 'POST', path: '/api/vote/cast' } as const;

export const findVoteHours = { method: 'GET', path: '/api/vote/desk/hours' } as const;
export const findVoters = { method: 'GET', path: '/api/vote/desk/voters' } as const;
export const voidVotes = { method: 'POST', path: '/api/vote/desk/void' } as const;
export const exportVotes = { method: 'GET', path: '/api/vote/desk/export' } as const;
