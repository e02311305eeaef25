import type { WorkDraft } from '@/lib/works/work/contract';

/** A work without data, with a broken film: it does not change by itself. */
export const draftWork: WorkDraft = {
  ...{ id: 'w', title: '', thumb: null, duration: 0, state: 'pending_edit', reason: '', viewCount: 0, likeCount: 0 },
  ...{ isInContest: false, createdAt: '2026-11-20T12:00:00+08:00', titleZh: '', titleEn: '', introZh: '', introEn: '' },
  ...{ cover: '', tags: [], category: '', industry: '', profession: '', software: [], credits: [], isOriginal: '' },
  ...{
    isDownloadable: false,
    isMadeWithAi: false,
    underReview: {},
    subtitles: [],
    fileName: '',
    uploadId: null,
    revision: 3,
  },
  processing: { state: 'broken', progress: 0, problem: 'notVideo' },
};
