import type { ArticleDraft } from '@/lib/community/article/contract';

/** A draft of an article in Chinese that lacks nothing. */
export const draftArticle: ArticleDraft = {
  id: 'a1',
  title: '夜的声音',
  titleLanguage: 'zh',
  cover: '',
  state: 'pending_edit',
  reason: '',
  textStates: { zh: 'alone', en: 'missing' },
  likeCount: 0,
  commentCount: 0,
  wasPublic: false,
  updatedAt: '2026-11-20T12:00:00.000+08:00',
  titleZh: '夜的声音',
  titleEn: '',
  bodyZh: '<p>天黑以后的录音</p>',
  bodyEn: '',
  tags: [],
  topicId: '',
  topicTitle: '',
  underReview: {},
  revision: 3,
};
