import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/community/question-notices.json';
import zh from '@/messages/zh/community/question-notices.json';
import { answerPath } from '../rules/post-paths';

/** Tells who asked a question of an answer to it. */
export const questionAnsweredNotice: NoticeSource<'answer.shown'> = {
  kind: 'questionAnswered',
  type: 'system',
  on: 'answer.shown',
  isGathered: true,
  words: { zh: zh.questionAnswered, en: en.questionAnswered },
  async tell(_context, _tx, { id, questionId, authorId, askerId }) {
    const about = { kind: 'question', id: questionId } as const;
    return [{ to: askerId, by: authorId, about, path: answerPath(questionId, id) }];
  },
};

/** Tells who answered that the asker accepted it. */
export const answerAcceptedNotice: NoticeSource<'answer.accepted'> = {
  kind: 'answerAccepted',
  type: 'system',
  on: 'answer.accepted',
  isGathered: true,
  words: { zh: zh.answerAccepted, en: en.answerAccepted },
  async tell(_context, _tx, { id, questionId, authorId, askerId, isAccepted }) {
    const about = { kind: 'question', id: questionId } as const;
    return [{ to: authorId, by: askerId, about, path: answerPath(questionId, id), isTakenBack: !isAccepted }];
  },
};
