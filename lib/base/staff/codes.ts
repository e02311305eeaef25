/** The sections of the console, in order. */
export const consoleSections = [
  'leads',
  'bookings',
  'chats',
  'works',
  'channels',
  'articles',
  'activities',
  'contests',
  'broadcasts',
  'recruitment',
  'packages',
  'demands',
  'verifications',
  'picks',
  'reviews',
  'reports',
  'words',
  'orders',
  'invoices',
  'differences',
  'points',
  'content',
  'banners',
  'users',
  'jobs',
  'audit',
] as const;
export type ConsoleSectionName = (typeof consoleSections)[number];

/** Maximum of a count, which means this many or more. */
export const mostWaiting = 100;

/** What staff do with something that was handed in: publish it, send it back, take it down later. */
export const reviewActs = ['approve', 'refuse', 'takeDown'] as const;
export type ReviewAct = (typeof reviewActs)[number];

/**
 * States of what is reviewed (specification section 4, 'Video or content review') that staff can list, first those that
 * wait; `pending_edit` is a draft. What is deleted is hidden from them too.
 */
export const reviewedStates = ['pending_review', 'verified', 'failed', 'pending_edit'] as const;
export type ReviewedState = (typeof reviewedStates)[number];

/** Maximum characters of a reason for sending something back. */
export const mostReason = 500;
