export {
  type AnyNoticeSource,
  type Notice,
  type NoticeSource,
  type NoticeSources,
  noticeSource,
  type ThingRef,
} from './server/notice';
