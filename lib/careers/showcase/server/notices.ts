import type { Notice, NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/careers/case-notices.json';
import zh from '@/messages/zh/careers/case-notices.json';
import { type CaseNews, caseNews } from '../codes';
import { ownCasePath } from '../rules/case-path';

/** Tells the sides of a case of one kind of news. */
const newsNotice = (news: CaseNews): NoticeSource<'showcase.changed'> => ({
  kind: `case-${news}`,
  type: 'system',
  on: 'showcase.changed',
  words: { zh: zh[news], en: en[news] },
  async tell(_context, _tx, event) {
    if (event.news !== news) return [];
    const { id, title, people, by, reason } = event;
    const values = { title, ...(reason !== '' && { reason }) };
    return people.map((to): Notice => ({ to, by, about: { kind: 'case', id }, path: ownCasePath(id), values }));
  },
});

export const caseNotices = caseNews.map(newsNotice);
