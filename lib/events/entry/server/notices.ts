import type { Notice, NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/events/entry-notices.json';
import zh from '@/messages/zh/events/entry-notices.json';
import { type EntryNews, entryNews } from '../codes';
import { ownEntryPath } from '../rules/entry-path';

const about = (contestId: string) => ({ kind: 'activity', id: contestId }) as const;

/** Tells an entrant and the members of their team of one kind of news. */
const newsNotice = (news: EntryNews): NoticeSource<'entry.changed'> => ({
  kind: `entry-${news}`,
  type: 'events',
  on: 'entry.changed',
  words: { zh: zh.news[news], en: en.news[news] },
  async tell(_context, _tx, event) {
    if (event.news !== news) return [];
    const { contestId, entryId, title, people, reason } = event;
    const values = { title, ...(reason !== '' && { reason }) };
    return people.map((to): Notice => ({ to, by: null, about: about(contestId), path: ownEntryPath(entryId), values }));
  },
});

/** Tells somebody that they are asked to join a team. */
const invitedNotice: NoticeSource<'entry.invited'> = {
  kind: 'entry-invited',
  type: 'events',
  on: 'entry.invited',
  words: { zh: zh.invited, en: en.invited },
  async tell(_context, _tx, { contestId, entryId, personId, byId }) {
    return [{ to: personId, by: byId, about: about(contestId), path: ownEntryPath(entryId) }];
  },
};

/** Tells an entrant what somebody answered. */
const answeredNotice: NoticeSource<'entry.answered'> = {
  kind: 'entry-answered',
  type: 'events',
  on: 'entry.answered',
  words: { zh: zh.answered, en: en.answered },
  async tell(_context, _tx, { contestId, entryId, personId, entrantId, joins }) {
    const values = { joins: joins ? 'yes' : 'no' };
    return [{ to: entrantId, by: personId, about: about(contestId), path: ownEntryPath(entryId), values }];
  },
};

export const entryNotices = [...entryNews.map(newsNotice), invitedNotice, answeredNotice];
