import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/community/article-notices.json';
import zh from '@/messages/zh/community/article-notices.json';

/** Decisions on an article with their reasons, to its author. */
export const articleDecidedNotice: NoticeSource<'article.decided'> = {
  kind: 'articleDecided',
  type: 'system',
  on: 'article.decided',
  words: { zh: zh.articleDecided, en: en.articleDecided },
  async tell(_context, _tx, { id, authorId, act, reason }) {
    const path = act === 'approve' ? undefined : `/articleIndex/${encodeURIComponent(id)}/edit`;
    return [{ to: authorId, by: null, about: { kind: 'article', id }, path, values: { act, reason } }];
  },
};
