import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/works/work-notices.json';
import zh from '@/messages/zh/works/work-notices.json';

/** Requests to confirm a credit, to the credited people; taken back with the credit. */
export const creditAskedNotice: NoticeSource<'work.credited'> = {
  kind: 'creditAsked',
  type: 'system',
  on: 'work.credited',
  isGathered: true,
  words: { zh: zh.creditAsked, en: en.creditAsked },
  async tell(_context, _tx, { id, authorId, asked, removed }) {
    const notice = { by: authorId, about: { kind: 'video', id }, path: '/MyMaJiang' } as const;
    return [...asked.map((to) => ({ ...notice, to })), ...removed.map((to) => ({ ...notice, to, isTakenBack: true }))];
  },
};

/** Answers to credits, to the author of the work. */
export const creditConfirmedNotice = creditAnswered('creditConfirmed', true);
export const creditDeclinedNotice = creditAnswered('creditDeclined', false);

function creditAnswered(
  kind: 'creditConfirmed' | 'creditDeclined',
  answer: boolean,
): NoticeSource<'work.creditAnswered'> {
  return {
    kind,
    type: 'system',
    on: 'work.creditAnswered',
    isGathered: true,
    words: { zh: zh[kind], en: en[kind] },
    async tell(_context, _tx, { id, authorId, personId, isConfirmed }) {
      return [{ to: authorId, by: personId, about: { kind: 'video', id }, isTakenBack: isConfirmed !== answer }];
    },
  };
}

/** Decisions on a work with their reasons, to its author. */
export const workDecidedNotice: NoticeSource<'work.decided'> = {
  kind: 'workDecided',
  type: 'system',
  on: 'work.decided',
  words: { zh: zh.workDecided, en: en.workDecided },
  async tell(_context, _tx, { id, authorId, act, reason }) {
    const path = act === 'approve' ? undefined : `/MyMaJiang/${encodeURIComponent(id)}`;
    return [{ to: authorId, by: null, about: { kind: 'video', id }, path, values: { act, reason } }];
  },
};
