import type { ContestEntry, ContestEntryDetail } from '@/lib/events/entry/contract';
import type { NamedPerson } from '@/lib/people/person/contract';

export const entrant: NamedPerson = { userId: 'mo', nickname: '墨', avatar: null, verification: 'none' };

/** A submitted entry at the desk of its contest, which nobody has checked. */
export const contestEntry = (own: Partial<ContestEntry> = {}): ContestEntry => ({
  ...{ id: 'e7', number: 7, title: '一盏灯', titleLanguage: 'zh', thumb: null, categoryId: 'film' },
  ...{ mode: 'individual', teamName: '', people: [entrant], duration: 61 },
  ...{ state: 'submitted', isChecked: false, reason: '', feeFen: 8000, sentAt: '2026-11-20T12:00:00.000+08:00' },
  ...own,
});

/** The same with all that is known of it. */
export const contestEntryDetail = (own: Partial<ContestEntryDetail> = {}): ContestEntryDetail => ({
  ...contestEntry(),
  ...{ contestId: 'c1', titleZh: '一盏灯', titleEn: '', introZh: '灯在夜里走。', introEn: '', pictures: [] },
  ...{ workId: 'w1', isWorkPublic: true, words: [], agreedVersion: 2, orderNumber: '20260007', revision: 3 },
  nextUncheckedId: 'e9',
  ...own,
});
