import type { NoticeSource } from '@/lib/base/notice/port';
import { authorOf } from '@/lib/base/thing/port';
import en from '@/messages/en/base/moderation-notices.json';
import zh from '@/messages/zh/base/moderation-notices.json';

/** Decisions on texts, to their authors. */
export const textDecidedNotice: NoticeSource<'moderation.textDecided'> = {
  kind: 'textDecided',
  type: 'system',
  on: 'moderation.textDecided',
  words: { zh: zh.textDecided, en: en.textDecided },
  async tell(context, tx, { kind, id, isAllowed }) {
    const about = { kind, id };
    const values = { decision: isAllowed ? 'allowed' : 'refused' };
    return [{ to: await authorOf(context, tx, about), by: null, about, values }];
  },
};

/** Decisions on reports, to the reporters. */
export const reportsDecidedNotice: NoticeSource<'moderation.reportsDecided'> = {
  kind: 'reportsDecided',
  type: 'system',
  on: 'moderation.reportsDecided',
  words: { zh: zh.reportsDecided, en: en.reportsDecided },
  async tell(_context, _tx, { kind, id, isFounded, reporters }) {
    const values = { decision: isFounded ? 'founded' : 'unfounded' };
    return reporters.map((to) => ({ to, by: null, about: { kind, id }, values }));
  },
};
