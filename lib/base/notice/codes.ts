/**
 * What notices are about (specification section 2, message center): likes and collections, comments and answers, follows,
 * events, and the rest.
 */
export const noticeTypes = ['likes', 'comments', 'follows', 'events', 'system'] as const;
export type NoticeType = (typeof noticeTypes)[number];
