import type { ContestDraft } from '@/lib/events/contest/contract';

/** A category that costs nothing, and one with a fee. */
const filmCategory: ContestDraft['categories'][number] = {
  ...{ id: '0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01', nameZh: '影像', nameEn: '' },
  ...{ modes: ['individual', 'team'], fees: [] },
};
const soundCategory: ContestDraft['categories'][number] = {
  ...{ id: '1d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01', nameZh: '声音', nameEn: 'Sound' },
  ...{ modes: ['individual'], fees: [{ untilTime: '', feeFen: 5000 }] },
};

/** A contest on its desk that lacks nothing, and is not published; works are taken in 2099. */
export const draftContest: ContestDraft = {
  id: 'c1',
  title: '光之征集',
  titleLanguage: 'zh',
  thumb: null,
  isByStaff: false,
  phase: null,
  votePhase: 'none',
  isApproved: true,
  isPublished: false,
  termsVersion: 1,
  enrolStartTime: '2099-06-01T10:00:00.000+08:00',
  enrolEndTime: '2099-06-30T18:00:00.000+08:00',
  revision: 3,
  usedCategories: [],
  name: 'light-2099',
  categories: [filmCategory, soundCategory],
  termsZh: '<p>参赛须知</p>',
  termsEn: '',
  isBlind: false,
  worksTime: '',
  voteStartTime: '',
  voteEndTime: '',
  resultsTime: '',
  blocks: [],
};

/** The same, public and announced. */
export const publicContest: ContestDraft = { ...draftContest, phase: 'announced', isPublished: true };

/** One of which nothing is written yet. */
export const emptyContest: ContestDraft = {
  ...draftContest,
  ...{ name: '', categories: [], termsZh: '', termsVersion: 0, revision: 0 },
};
