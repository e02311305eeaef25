export const findTopicList = { name: 'findTopicList', method: 'GET', path: '/api/topic/findList' } as const;
export const followTopic = { name: 'followTopic', method: 'POST', path: '/api/topic/follow' } as const;
export const findFollowedTopics = { name: 'findFollowedTopics', method: 'GET', path: '/api/topic/followed' } as const;
export const findTopicMarks = {
  name: 'findTopicMarks',
  method: 'GET',
  path: '/api/topic/followMarks',
  background: true,
} as const;
export const findTopicVideos = { name: 'findTopicVideos', method: 'GET', path: '/api/topic/videos' } as const;
export const addTopicVideos = { name: 'addTopicVideos', method: 'POST', path: '/api/topic/addVideos' } as const;
export const removeTopicVideo = { name: 'removeTopicVideo', method: 'POST', path: '/api/topic/removeVideo' } as const;
