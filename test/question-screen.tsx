import { act } from '@testing-library/react';
import type { Answer, OwnAnswer, QuestionDetail, QuestionItem } from '@/lib/community/question/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import { answerCalls } from './answers';
import { standInForDialogs } from './dialogs';
import { standInForIntersections } from './intersections';

const author = (userId: string, nickname: string) => ({
  userId,
  nickname,
  avatar: null,
  verification: 'none' as const,
  tagline: '',
});
const asker = author('asker', '许砚');
const at = '2026-11-20T12:00:00.000+08:00';

/** A question in a list. */
export const questionItem = (change: Partial<QuestionItem> = {}): QuestionItem => ({
  ...{ id: 'q1', title: '用什么灯？', excerpt: '展厅高四米。', language: 'zh', author: asker },
  ...{ topic: { id: 't1', title: '光影装置', titleLanguage: 'zh' }, answerCount: 2, likeCount: 0 },
  ...{ hasAccepted: false, isClosed: false, askedAt: at, activeAt: at },
  ...change,
});

/** The same on its page. */
export function questionDetail(change: Partial<QuestionDetail> = {}): QuestionDetail {
  const { excerpt: _, ...item } = questionItem();
  return { ...item, text: '展厅高四米。', commentCount: 0, accepted: null, editedAt: null, revision: 0, ...change };
}

export const answerOf = (id: string, change: Partial<Answer> = {}): Answer => ({
  ...{ id, author: author('mei', '陈栖迟'), text: `回答 ${id}`, language: 'zh', likeCount: 0, commentCount: 0 },
  ...{ answeredAt: at, editedAt: null, revision: 0 },
  ...change,
});

/** An answer of the person who is logged in. */
export const ownAnswer = (change: Partial<OwnAnswer> = {}): OwnAnswer => ({
  ...answerOf('own', { author: author('me', '我') }),
  ...{ state: 'shown', underReview: null },
  ...change,
});

export const pageOf = <Item,>(...list: Item[]) => ({ list, hasNextPage: false, nextPage: null });

/** Logs in as `me`, or as who is named; answers may be changed during a test. */
export function beginQuestions(userId = 'me') {
  standInForIntersections();
  standInForDialogs();
  window.sessionStorage.clear();
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  act(() => useSessionStore.setState({ peopleMessage: { userId } }));
  const answers: Parameters<typeof answerCalls>[0] = {
    '/api/like/marks': { data: [] },
    '/api/collection/marks': { data: [] },
    '/api/answer/ownTo': { data: null },
  };
  const calls = answerCalls(answers);
  return {
    answers,
    /** Calls made to a path. */
    made: (path: string) => calls.filter((call) => call.path === path).map(({ fields }) => fields),
  };
}

export function endQuestions() {
  removeStored('auth_token');
  removeStored('isLogin');
  window.history.replaceState(null, '', '/');
  act(() => useSessionStore.setState({ peopleMessage: null }));
  for (const text of toastQueue.take()) toastQueue.gone(text);
}
