import type { NoticeSource } from '@/lib/base/notice/port';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import en from '@/messages/en/live/reminder-notices.json';
import zh from '@/messages/zh/live/reminder-notices.json';
import type {} from './events';

/** Tells those who asked for a reminder that a broadcast begins soon, was moved or canceled, or has not come to be. */
export const broadcastToldNotice: NoticeSource<'broadcast.told'> = {
  kind: 'broadcastTold',
  type: 'events',
  on: 'broadcast.told',
  words: { zh: zh.broadcastTold, en: en.broadcastTold },
  async tell(_context, _tx, { id, word, people, startAt, reason }) {
    const start = formatDate(startAt, { withTime: true });
    const values = { word, start, reason };
    return people.map((to) => ({ to, by: null, about: { kind: 'live', id } as const, values }));
  },
};
