import type { AnswerToMe, NoticeItem } from '@/lib/reactions/message/contract';

const someone = (userId: string, nickname: string) => ({
  userId,
  nickname,
  avatar: null,
  verification: 'none' as const,
});

/** A notice as the server answers it, for tests. */
export function sampleNotice(change: Partial<NoticeItem> = {}): NoticeItem {
  return {
    id: 'n1',
    seq: 7,
    type: 'likes',
    kind: 'liked',
    text: '许砚、林岸等 12 人喜欢了你的作品《潮》',
    names: '许砚、林岸等 12 人',
    people: [someone('p1', '许砚'), someone('p2', '林岸'), someone('p3', '周野')],
    peopleCount: 12,
    about: { kind: 'video', id: 'v1', text: '潮', language: 'zh', thumb: null, isGone: false },
    quote: null,
    reason: null,
    path: '/video/detail/v1',
    at: '2026-11-24T10:30:00.000+08:00',
    isUnread: true,
    ...change,
  };
}

/** A comment on what is the caller's, as the server answers it, for tests. */
export function sampleAnswer(change: Partial<AnswerToMe> = {}): AnswerToMe {
  return {
    id: 'n2',
    seq: 9,
    kind: 'answered',
    text: '许砚回复了你',
    names: '许砚',
    person: someone('p1', '许砚'),
    comment: { id: 'c2', text: '是的，在西岸。', isGone: false },
    answers: { id: 'c1', text: '这是在哪里拍的？' },
    about: { kind: 'video', id: 'v1', text: '潮', language: 'zh', thumb: null, isGone: false },
    path: '/video/detail/v1#comments',
    answerBy: { kind: 'video', thingId: 'v1', replyTo: 'c2' },
    at: '2026-11-24T10:30:00.000+08:00',
    isUnread: true,
    ...change,
  };
}

export const noneUnread = { all: 0, likes: 0, comments: 0, follows: 0, events: 0, system: 0 };
