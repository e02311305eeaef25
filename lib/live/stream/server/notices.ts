import type { NoticeSource } from '@/lib/base/notice/port';
import { deskPath } from '@/lib/live/broadcast/client/addresses';
import en from '@/messages/en/live/stream-notices.json';
import zh from '@/messages/zh/live/stream-notices.json';
import type {} from './in/events';

/** Staff ended a broadcast that was on air, with their reason: to its host. */
export const streamStoppedNotice: NoticeSource<'stream.stopped'> = {
  kind: 'streamStopped',
  type: 'system',
  on: 'stream.stopped',
  words: { zh: zh.streamStopped, en: en.streamStopped },
  async tell(_context, _tx, { id, hostId, reason }) {
    return [{ to: hostId, by: null, about: { kind: 'live', id }, path: deskPath(id), values: { reason } }];
  },
};
