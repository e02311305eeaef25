export const findActivityList = { name: 'findActivityList', method: 'GET', path: '/api/activity/indexList' } as const;
export const findActivitiesOfPerson = {
  name: 'findActivitiesOfPerson',
  method: 'GET',
  path: '/api/activity/ofPerson',
} as const;
