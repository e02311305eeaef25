export const listReviews = { name: 'listReviews', method: 'GET', path: '/api/moderation/reviews' } as const;
export const decideOnReview = {
  name: 'decideOnReview',
  method: 'POST',
  path: '/api/moderation/reviews/decide',
} as const;
export const sendReport = { name: 'sendReport', method: 'POST', path: '/api/moderation/reports/send' } as const;
export const listReportCases = { name: 'listReportCases', method: 'GET', path: '/api/moderation/reports' } as const;
export const getReportCase = { name: 'getReportCase', method: 'GET', path: '/api/moderation/report' } as const;
export const decideOnReports = {
  name: 'decideOnReports',
  method: 'POST',
  path: '/api/moderation/report/decide',
} as const;
export const readReportPicture = {
  name: 'readReportPicture',
  method: 'GET',
  path: '/api/moderation/report/picture',
} as const;
export const listWords = { name: 'listWords', method: 'GET', path: '/api/moderation/words' } as const;
export const addWords = { name: 'addWords', method: 'POST', path: '/api/moderation/words/add' } as const;
export const removeWord = { name: 'removeWord', method: 'POST', path: '/api/moderation/words/remove' } as const;
export const tryWords = { name: 'tryWords', method: 'POST', path: '/api/moderation/words/try' } as const;
