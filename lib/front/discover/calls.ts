export const searchVideos = { method: 'GET', path: '/api/discover/search/videos' } as const;
export const searchPeople = { method: 'GET', path: '/api/discover/search/people' } as const;
export const searchTopics = { method: 'GET', path: '/api/discover/search/topics' } as const;
export const searchActivities = { method: 'GET', path: '/api/discover/search/activities' } as const;
export const searchArticles = { method: 'GET', path: '/api/discover/search/articles' } as const;
export const searchQuestions = { method: 'GET', path: '/api/discover/search/questions' } as const;
export const searchBroadcasts = { method: 'GET', path: '/api/discover/search/live' } as const;
export const searchJobs = { method: 'GET', path: '/api/discover/search/jobs' } as const;
