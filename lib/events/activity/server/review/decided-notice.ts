import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/events/activity-notices.json';
import zh from '@/messages/zh/events/activity-notices.json';

/** Decisions on an activity with their reasons, to its organiser. */
export const activityDecidedNotice: NoticeSource<'activity.decided'> = {
  kind: 'activityDecided',
  type: 'system',
  on: 'activity.decided',
  words: { zh: zh.activityDecided, en: en.activityDecided },
  async tell(_context, _tx, { id, organiserId, act, reason }) {
    const path = act === 'approve' ? undefined : `/activityManage/${encodeURIComponent(id)}/edit`;
    return [{ to: organiserId, by: null, about: { kind: 'activity', id }, path, values: { act, reason } }];
  },
};
