/** What the console has, in its order. */
export const consoleSections = [
  'leads',
  'bookings',
  'chats',
  'works',
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

/** Nobody counts further: as many or more wait then. */
export const mostWaiting = 100;
