import type { ContestDetail, ContestItem } from '@/lib/events/contest/contract';

/** A contest in a list, which takes works from October 2099 on; override what the test needs. */
export function contestItem(change: Partial<ContestItem> = {}): ContestItem {
  return {
    ...{ id: 'c1', name: 'light', thumb: 'activities/c1/cover.jpg', title: '流动的光', titleLanguage: 'zh' },
    ...{ nickname: '光场', verification: 'company', phase: 'open', votePhase: 'none' },
    ...{ enrolStartTime: '2099-10-01T10:00:00.000+08:00', enrolEndTime: '2099-10-31T18:00:00.000+08:00' },
    ...{ voteStartTime: null, voteEndTime: null, resultsTime: null, decidedTime: null, feeFrom: 0, feeTo: 0 },
    ...change,
  };
}

/** The times of a vote in November 2099. */
export const voteTimes = {
  voteStartTime: '2099-11-01T10:00:00.000+08:00',
  voteEndTime: '2099-11-10T12:00:00.000+08:00',
};

/** A contest on its page, with one category that costs nothing. */
export function contestDetail(change: Partial<ContestDetail> = {}): ContestDetail {
  const { nickname, verification, ...item } = contestItem();
  return {
    ...item,
    organiser: { userId: 'org', nickname, verification, avatar: null, tagline: '光的公司', followerCount: 21_000 },
    topic: { id: 'topic-1', title: '光绘', titleLanguage: 'zh' },
    ...{ body: '<p>把光送来。</p>', photos: [], blocks: [], parts: ['terms', 'integrity'], isBlind: false },
    categories: [{ id: 'film', name: { text: '影像', language: 'zh' }, modes: ['individual', 'team'], fees: [] }],
    ...{ worksTime: null, termsVersion: 1, shortlistedTime: null, cancelReason: '', changes: [] },
    publishedTime: '2099-09-01T10:00:00.000+08:00',
    ...change,
  };
}
