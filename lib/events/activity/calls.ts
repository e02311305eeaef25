export const findActivityList = { method: 'GET', path: '/api/activity/indexList' } as const;
export const findActivitiesOfPerson = { method: 'GET', path: '/api/activity/ofPerson' } as const;
export const findCollectedActivities = { method: 'GET', path: '/api/collection/activities' } as const;
