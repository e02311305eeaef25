export { type NoticeType, noticeTypes } from '@/lib/base/notice/codes';

/** Maximum count of unread notices, which means as many or more ("99+"). */
export const mostCounted = 100;

/** Maximum number of people shown with a notice. */
export const shownPeople = 3;
