import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/live/replay-notices.json';
import zh from '@/messages/zh/live/replay-notices.json';

/** The recording of a broadcast is a draft among its host's works. */
export const replayMadeNotice: NoticeSource<'replay.made'> = {
  kind: 'replayMade',
  type: 'system',
  on: 'replay.made',
  words: { zh: zh.replayMade, en: en.replayMade },
  async tell(_context, _tx, { id, hostId }) {
    return [{ to: hostId, by: null, about: { kind: 'live', id }, path: `/liveManage/${encodeURIComponent(id)}` }];
  },
};
