import type { Notice, NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/careers/proposal-notices.json';
import zh from '@/messages/zh/careers/proposal-notices.json';
import { type EndReason, endReasons, type ProposalNews, proposalNews } from '../codes';
import { ownProposalPath, proposalPath } from '../rules/proposal-path';

/** What is told to who asked; everything else is told to who offers. */
const toOwner: readonly ProposalNews[] = ['sent', 'withdrawn', 'refused', 'docked'];

/** Tells one side of a proposal of one kind of news. */
const newsNotice = (news: Exclude<ProposalNews, 'declined'>): NoticeSource<'proposal.changed'> => ({
  kind: `proposal-${news}`,
  type: 'system',
  on: 'proposal.changed',
  words: { zh: zh.news[news], en: en.news[news] },
  async tell(_context, _tx, event) {
    return event.news === news ? [noticeOf(event, toOwner.includes(news))] : [];
  },
});

/** The same for a refusal, which says why. */
const declinedNotice = (reason: EndReason): NoticeSource<'proposal.changed'> => ({
  kind: `proposal-declined-${reason}`,
  type: 'system',
  on: 'proposal.changed',
  words: { zh: zh.declined[reason], en: en.declined[reason] },
  async tell(_context, _tx, event) {
    return event.news === 'declined' && event.reason === reason ? [noticeOf(event, false)] : [];
  },
});

interface Told {
  proposalId: string;
  demandId: string;
  title: string;
  to: string | null;
  by: string | null;
}

function noticeOf({ proposalId, demandId, title, to, by }: Told, isOwner: boolean): Notice {
  const path = isOwner ? proposalPath(demandId, proposalId) : ownProposalPath(proposalId);
  return { to, by, about: { kind: 'demand', id: demandId }, path, values: { title } };
}

const plainNews = proposalNews.filter((news) => news !== 'declined');

export const proposalNotices = [...plainNews.map(newsNotice), ...endReasons.map(declinedNotice)];
