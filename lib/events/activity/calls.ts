export const findActivityList = { method: 'GET', path: '/api/activity/indexList' } as const;
export const findActivitiesOfPerson = { method: 'GET', path: '/api/activity/ofPerson' } as const;
export const findCollectedActivities = { method: 'GET', path: '/api/collection/activities' } as const;
export const findActivities = { method: 'GET', path: '/api/activity/list' } as const;
export const findActivitiesOfTopic = { method: 'GET', path: '/api/activity/ofTopic' } as const;
export const findActivityCities = { method: 'GET', path: '/api/activity/cities' } as const;
export const findActivityPhotos = { method: 'GET', path: '/api/activity/photos' } as const;
export const getActivity = { method: 'GET', path: '/api/activity/detail' } as const;
export const getActivityCounts = { method: 'GET', path: '/api/activity/counts', background: true } as const;
export const getActivityCalendar = { method: 'GET', path: '/api/activity/calendar' } as const;
export const remindOfActivity = { method: 'POST', path: '/api/activity/remind' } as const;
export const findActivityReminders = { method: 'GET', path: '/api/activity/reminders', background: true } as const;

export const findOwnActivities = { method: 'GET', path: '/api/activity/own/list' } as const;
export const getOwnActivity = { method: 'GET', path: '/api/activity/own/get' } as const;
export const createActivity = { method: 'POST', path: '/api/activity/own/create' } as const;
export const saveActivity = { method: 'POST', path: '/api/activity/own/save' } as const;
export const saveActivityCover = { method: 'POST', path: '/api/activity/own/cover' } as const;
export const saveActivityPhoto = { method: 'POST', path: '/api/activity/own/photo' } as const;
export const submitActivity = { method: 'POST', path: '/api/activity/own/submit' } as const;
export const withdrawActivity = { method: 'POST', path: '/api/activity/own/withdraw' } as const;
export const removeActivity = { method: 'POST', path: '/api/activity/own/remove' } as const;
export const pauseTicketType = { method: 'POST', path: '/api/activity/own/pause' } as const;
export const cancelActivity = { method: 'POST', path: '/api/activity/own/cancel' } as const;

export const listActivityReviews = { method: 'GET', path: '/api/activity/review/list' } as const;
export const getActivityForReview = { method: 'GET', path: '/api/activity/review/get' } as const;
export const decideOnActivity = { method: 'POST', path: '/api/activity/review/decide' } as const;
