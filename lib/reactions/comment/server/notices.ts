import type { NoticeSource } from '@/lib/base/notice/port';
import { authorOf } from '@/lib/base/thing/port';
import en from '@/messages/en/reactions/comment-notices.json';
import zh from '@/messages/zh/reactions/comment-notices.json';

/** Replies, to the author of what they reply to. */
export const answeredNotice: NoticeSource<'comment.shown'> = {
  kind: 'answered',
  type: 'comments',
  on: 'comment.shown',
  words: { zh: zh.answered, en: en.answered },
  async tell(_context, _tx, { id, authorId, kind, thingId, answered }) {
    if (!answered) return [];
    const answers = answered.id === null ? undefined : ({ kind: 'comment', id: answered.id } as const);
    const quote = { kind: 'comment', id } as const;
    return [{ to: answered.authorId, by: authorId, about: { kind, id: thingId }, quote, answers }];
  },
};

/** Comments and replies, to the owner of the thing. */
export const commentedNotice: NoticeSource<'comment.shown'> = {
  kind: 'commented',
  type: 'comments',
  on: 'comment.shown',
  words: { zh: zh.commented, en: en.commented },
  async tell(context, tx, { id, authorId, kind, thingId }) {
    const about = { kind, id: thingId };
    return [{ to: await authorOf(context, tx, about), by: authorId, about, quote: { kind: 'comment', id } }];
  },
};
