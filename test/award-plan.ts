import type { AwardPlan, ChosenEntry } from '@/lib/events/award/contract';

export const chosenEntry = (number: number, own: Partial<ChosenEntry> = {}): ChosenEntry => ({
  ...{ id: `e${number}`, number, title: `作品${number}`, titleLanguage: 'zh', thumb: null, categoryId: 'film' },
  ...own,
});

export const goldId = '7b1c1b0e-3d1f-4a77-9d3b-1f0f3a0f0001';

/** A plan with one award and a shortlist of three, of which nothing is public. */
export const awardPlan = (own: Partial<AwardPlan> = {}): AwardPlan => ({
  ...{ contestId: 'c1', revision: 4, isShortlisted: false, isDecided: false },
  awards: [
    {
      ...{ id: goldId, nameZh: '金奖', nameEn: 'Gold', prizeZh: '一盏灯', prizeEn: '' },
      ...{ quantity: 2, categoryId: '', winners: [] },
    },
  ],
  shortlist: {
    ...{ way: 'hand', top: 0, reason: '评委一致' },
    entries: [chosenEntry(1), chosenEntry(2, { categoryId: 'space' }), chosenEntry(5)],
  },
  ...own,
});
