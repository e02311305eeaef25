export { type NoticeType, noticeTypes } from '@/lib/base/notice/codes';

/** Unread notices are counted up to this many, which stands for as many and more ("99+"). */
export const mostCounted = 100;

/** How many of those whose doing a notice is are shown with it. */
export const shownPeople = 3;
