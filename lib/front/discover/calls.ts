export const searchVideos = { method: 'GET', path: '/api/discover/search/videos' } as const;
export const searchPeople = { method: 'GET', path: '/api/discover/search/people' } as const;
export const searchTopics = { method: 'GET', path: '/api/discover/search/topics' } as const;
export const searchActivities = { method: 'GET', path: '/api/discover/search/activities' } as const;
