export const getUserInfo = {
  name: 'getUserInfo',
  method: 'GET',
  path: '/api/customer/info/get',
  background: true,
} as const;
export const getBaseInfo = { name: 'getBaseInfo', method: 'GET', path: '/api/u/base/get', background: true } as const;
export const saveProfile = { name: 'saveProfile', method: 'POST', path: '/api/person/profile' } as const;
export const savePicture = { name: 'savePicture', method: 'POST', path: '/api/person/picture' } as const;
export const findIndustries = {
  name: 'findIndustries',
  method: 'GET',
  path: '/api/person/industries',
  background: true,
} as const;
export const findProfessions = {
  name: 'findProfessions',
  method: 'GET',
  path: '/api/person/professions',
  background: true,
} as const;
export const findAreas = { name: 'findAreas', method: 'GET', path: '/api/person/areas', background: true } as const;
export const getPersonDetail = { name: 'getPersonDetail', method: 'GET', path: '/api/person/detail' } as const;
export const followPerson = { name: 'followPerson', method: 'POST', path: '/api/person/follow' } as const;
export const findFollowedPeople = { name: 'findFollowedPeople', method: 'GET', path: '/api/person/followed' } as const;
export const findFans = { name: 'findFans', method: 'GET', path: '/api/person/fans' } as const;
export const findFollowMarks = {
  name: 'findFollowMarks',
  method: 'GET',
  path: '/api/person/followMarks',
  background: true,
} as const;
export const suggestPeople = { name: 'suggestPeople', method: 'GET', path: '/api/person/search' } as const;
