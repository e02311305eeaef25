/** The sections of the console, in order. */
export const consoleSections = [
  'leads',
  'bookings',
  'chats',
  'works',
  'channels',
  'articles',
  'picks',
  'reviews',
  'reports',
  'words',
  'content',
  'banners',
  'users',
  'jobs',
  'audit',
] as const;
export type ConsoleSectionName = (typeof consoleSections)[number];

/** Maximum of a count, which means this many or more. */
export const mostWaiting = 100;
