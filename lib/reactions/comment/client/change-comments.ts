import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { AnswerError } from '@/lib/platform/client/errors';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';
import type { Comment, Thread } from '../contract';
import { type About, findComments, findReplies } from './comments';
import { type Loaded, type Removal, withComment, withoutComment, withoutItem, withReply } from './loaded-comments';

const sendComment: CallOf<typeof contract.sendComment> = calls.sendComment;

/** Removes a comment: for its author, and staff who review texts. */
export const removeComment: CallOf<typeof contract.removeComment> = calls.removeComment;

/** A comment before it is sent; for a reply also what it replies to and its thread. */
export interface Draft {
  text: string;
  answer: { replyTo: string; rootId: string } | null;
  acknowledged: boolean;
}

/** The changes of a discussion: each is sent to the server and then applied to the loaded pages. */
export function useChangeComments(about: About) {
  const queries = useQueryClient();

  const changeAll = <Item>(queryKey: QueryKey, work: (loaded: Loaded<Item>) => Loaded<Item>) =>
    changeLoaded(queries, queryKey, () =>
      queries.setQueriesData<Loaded<Item>>({ queryKey }, (loaded) => loaded && work(loaded)),
    );
  const change = (work: (loaded: Loaded<Thread>) => Loaded<Thread>) =>
    changeAll<Thread>([findComments.path, { ...about }], work);

  /** Sends it; the caller shows errors. */
  async function send({ text, answer, acknowledged }: Draft): Promise<Comment> {
    const replyTo = answer?.replyTo ?? '';
    const sent = await call(sendComment, { ...about, text, replyTo, acknowledged }, { quiet: true });
    await change((loaded) => (answer ? withReply(loaded, answer.rootId, sent) : withComment(loaded, sent)));
    return sent;
  }

  /** Removes it; one that was gone already counts as removed. */
  async function remove(removal: Removal): Promise<void> {
    const { id } = removal.comment;
    try {
      await call(removeComment, { id });
    } catch (error) {
      if (!(error instanceof AnswerError && error.code === 'NullPointer')) throw error;
    }
    await change((loaded) => withoutComment(loaded, removal));
    await changeAll<Comment>([findReplies.path], (loaded) => withoutItem(loaded, id));
  }

  return { send, remove };
}
