import { type NoticeType, noticeTypes } from '@/lib/base/notice/codes';

export { type NoticeType, noticeTypes };

/** Maximum count of unread notices, which means as many or more ("99+"). */
export const mostCounted = 100;

/** Maximum number of people shown with a notice. */
export const shownPeople = 3;

/** What everybody is told of on the site: decisions of staff, with their reasons. */
export const alwaysOnSite: NoticeType = 'system';
