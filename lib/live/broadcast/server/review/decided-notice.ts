import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/live/broadcast-notices.json';
import zh from '@/messages/zh/live/broadcast-notices.json';

/** Decisions on a broadcast with their reasons, to its host. */
export const broadcastDecidedNotice: NoticeSource<'broadcast.decided'> = {
  kind: 'broadcastDecided',
  type: 'system',
  on: 'broadcast.decided',
  words: { zh: zh.broadcastDecided, en: en.broadcastDecided },
  async tell(_context, _tx, { id, hostId, act, reason }) {
    const path = act === 'approve' ? undefined : `/liveManage/${encodeURIComponent(id)}/edit`;
    return [{ to: hostId, by: null, about: { kind: 'live', id }, path, values: { act, reason } }];
  },
};
