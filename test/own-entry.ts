import type { ContestDetail } from '@/lib/events/contest/contract';
import type { EntryDraft } from '@/lib/events/entry/contract';

/** The server's time at which the contest below is open. */
export const entryNow = Date.parse('2026-11-20T12:00:00.000+08:00');

/** An open contest with a free category for one person, and one with two fees for both. */
export const openContest: ContestDetail = {
  ...{ id: 'c1', name: 'light-in-motion', thumb: null, title: '流动的光', titleLanguage: 'zh' },
  ...{ phase: 'open', votePhase: 'none', voteStartTime: null, voteEndTime: null },
  enrolStartTime: '2026-11-01T10:00:00.000+08:00',
  enrolEndTime: '2026-12-20T18:00:00.000+08:00',
  resultsTime: '2027-01-10T12:00:00.000+08:00',
  ...{ decidedTime: null, feeFrom: 0, feeTo: 8000 },
  organiser: {
    ...{ userId: 'organiser', nickname: '光场', avatar: null, verification: 'company', tagline: '', followerCount: 0 },
  },
  ...{ topic: null, body: '', photos: [], blocks: [], parts: [] },
  categories: [
    { id: 'free', name: { text: '短片', language: 'zh' }, modes: ['individual'], fees: [] },
    {
      id: 'paid',
      name: { text: '装置', language: 'zh' },
      modes: ['individual', 'team'],
      fees: [
        { untilTime: '2026-12-01T00:00:00.000+08:00', feeFen: 5000 },
        { untilTime: null, feeFen: 8000 },
      ],
    },
  ],
  ...{ isBlind: false, worksTime: null, termsVersion: 2, shortlistedTime: null, cancelReason: '', changes: [] },
  publishedTime: '2026-10-20T10:00:00.000+08:00',
};

/** The clock that its countdowns follow. */
export const contestClock = {
  data: { now: '2026-11-20T12:00:00.000+08:00', phase: 'open', votePhase: 'none' },
};

/** A complete draft of Lin in it, in the free category. */
export const draftEntry: EntryDraft = {
  ...{ id: 'e1', state: 'draft', number: null, title: '一盏灯', titleLanguage: 'zh', thumb: null },
  contest: {
    ...{ id: 'c1', name: 'light-in-motion', title: '流动的光', titleLanguage: 'zh', phase: 'open' },
    enrolEndTime: openContest.enrolEndTime,
  },
  ...{ memberState: null, reason: '', feeFen: null, orderId: null, payBefore: null },
  updatedAt: '2026-11-20T11:00:00.000+08:00',
  ...{ workId: 'w1', categoryId: 'free', mode: 'individual', teamName: '' },
  ...{ titleZh: '一盏灯', titleEn: '', introZh: '灯在夜里走。', introEn: '', pictures: [] },
  work: { id: 'w1', title: '潮', thumb: null, duration: 61 },
  entrant: { userId: 'lin', nickname: '林光', avatar: null, verification: 'none' },
  ...{ members: [], isPaid: false, agreedVersion: null, isEditable: true, revision: 3 },
};

/** The same, sent free of charge. */
export const sentEntry: EntryDraft = {
  ...draftEntry,
  ...{ state: 'submitted', number: 7, feeFen: 0, agreedVersion: 2, isEditable: false, revision: 4 },
};
