/** The words of search, and those of everything that can be found. */
export const searchWords = [
  'discoverSearch',
  'workCard',
  'topic',
  'activity',
  'activityPage.times',
  'broadcast',
  'job',
  'article.card',
  'question',
  'format',
  'person',
  'collection',
  'playlist',
] as const;
