export const findSuggestions = { method: 'GET', path: '/api/search/suggestions', background: true } as const;
export const findHotWords = { method: 'GET', path: '/api/search/hotWords', background: true } as const;
export const noteSearched = { method: 'POST', path: '/api/search/searched', background: true } as const;
