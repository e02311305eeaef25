import { act } from '@testing-library/react';
import { CardDiscussion } from '@/components/reactions/comment/card-discussion';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import type { Language } from '@/lib/platform/shared/language';
import type { Comment, Thread } from '@/lib/reactions/comment/contract';
import { type Answer, answerCalls } from './answers';
import { standInForDialogs } from './dialogs';
import { standInForIntersections } from './intersections';
import { renderIn } from './render';

export const listPath = '/api/comment/list';
export const repliesPath = '/api/comment/replies';
export const sendPath = '/api/comment/send';
export const removePath = '/api/comment/remove';

/** The logged-in person. */
export const own = { userId: 'me', nickname: '我', avatar: null, verification: 'none' as const };

export const comment = (id: string, over: Partial<Comment> = {}): Comment => ({
  id,
  author: { userId: 'lin', nickname: '林一舟', avatar: null, verification: 'none' as const },
  text: `第 ${id} 条`,
  to: null,
  likeCount: 0,
  at: '2026-11-20T12:00:00.000+08:00',
  state: 'shown',
  ...over,
});

export const thread = (id: string, over: Partial<Thread> = {}): Thread => ({
  ...comment(id),
  replyCount: 0,
  replies: [],
  ...over,
});

const listOf = <Item,>(...list: Item[]) => ({ list, hasNextPage: false, nextPage: null });
export const pageOf = (...list: unknown[]): Answer => ({ data: listOf(...list) });

/** The discussion of a work, with 46 comments, as in the page: with the given ones or none. */
export const showDiscussion = (language: Language = 'zh', ...first: Thread[]) =>
  renderIn(language, <CardDiscussion kind="video" thingId="v1" count={46} first={listOf(...first)} />);

/** Logs in and starts with a discussion of one comment; answers may be changed during a test. */
export function beginDiscussion() {
  standInForIntersections();
  standInForDialogs();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/video/detail/v1');
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  act(() => useSessionStore.setState({ peopleMessage: { userId: own.userId } }));
  const answers: Parameters<typeof answerCalls>[0] = {
    [listPath]: pageOf(thread('a')),
    '/api/like/marks': { data: [] },
  };
  const calls = answerCalls(answers);
  return {
    answers,
    /** Calls made to a path. */
    made: (path: string) => calls.filter((call) => call.path === path).map(({ fields }) => fields),
  };
}

export function endDiscussion() {
  removeStored('auth_token');
  removeStored('isLogin');
  act(() => useSessionStore.setState({ peopleMessage: null }));
  for (const text of toastQueue.take()) toastQueue.gone(text);
}
