/**
 * Types of notices (specification section 2, message center): likes and collections, comments and replies, follows, events,
 * all others.
 */
export const noticeTypes = ['likes', 'comments', 'follows', 'events', 'system'] as const;
export type NoticeType = (typeof noticeTypes)[number];
