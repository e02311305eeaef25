export const searchVideos = { name: 'searchVideos', method: 'GET', path: '/api/discover/search/videos' } as const;
export const searchPeople = { name: 'searchPeople', method: 'GET', path: '/api/discover/search/people' } as const;
export const searchTopics = { name: 'searchTopics', method: 'GET', path: '/api/discover/search/topics' } as const;
export const searchActivities = {
  name: 'searchActivities',
  method: 'GET',
  path: '/api/discover/search/activities',
} as const;
