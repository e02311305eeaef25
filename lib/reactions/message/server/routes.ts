import { type Route, route, stream } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { countUnread } from './count-unread';
import { followUnread } from './follow-unread';
import { listAnswers } from './list-answers';
import { listNotices } from './list-notices';
import { saveMailWish } from './mail-wish';
import { markAllRead } from './mark-all-read';
import { markRead } from './mark-read';
import { getNoticeSettings, saveNoticeSettings } from './notice-settings';
import { removeNotice } from './remove-notice';

export const messageRoutes: readonly Route[] = [
  route(contract.findNotices, listNotices),
  route(contract.findAnswers, listAnswers),
  route(contract.countUnread, countUnread),
  stream(contract.followUnread, followUnread),
  route(contract.markRead, markRead),
  route(contract.markAllRead, markAllRead),
  route(contract.removeNotice, removeNotice),
  route(contract.getNoticeSettings, getNoticeSettings),
  route(contract.saveNoticeSettings, saveNoticeSettings),
  route(contract.saveMailWish, saveMailWish),
];
