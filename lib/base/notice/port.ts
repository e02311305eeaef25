export type { AnyNoticeSource, Notice, NoticeSource, ThingRef, Told } from './server/notice';
