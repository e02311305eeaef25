export const findTopicList = { method: 'GET', path: '/api/topic/findList' } as const;
export const followTopic = { method: 'POST', path: '/api/topic/follow' } as const;
export const findFollowedTopics = { method: 'GET', path: '/api/topic/followed' } as const;
export const findTopicMarks = { method: 'GET', path: '/api/topic/followMarks', background: true } as const;
export const findTopicVideos = { method: 'GET', path: '/api/topic/videos' } as const;
export const addTopicVideos = { method: 'POST', path: '/api/topic/addVideos' } as const;
export const removeTopicVideo = { method: 'POST', path: '/api/topic/removeVideo' } as const;
