import type { TopicDraft } from '@/lib/community/topic/contract';

/** A draft of a channel that lacks nothing. */
export const draftTopic: TopicDraft = {
  id: 't1',
  name: '夜的声音',
  nameLanguage: 'zh',
  thumb: 'topics/t1/t.jpg',
  kind: 'sound',
  state: 'pending_edit',
  reason: '',
  memberCount: 0,
  wasPublic: false,
  nameZh: '夜的声音',
  nameEn: '',
  introZh: '天黑以后的录音',
  introEn: '',
  background: 'topics/t1/b.jpg',
  banner: null,
  underReview: {},
  revision: 3,
};
