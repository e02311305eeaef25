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

/** Takes a comment away: its author, and staff who review texts. */
export const removeComment: CallOf<typeof contract.removeComment> = calls.removeComment;

/** What somebody is about to say; of an answer also what it answers and under which comment it will stand. */
export interface Draft {
  text: string;
  answer: { replyTo: string; rootId: string } | null;
  acknowledged: boolean;
}

/** The changes of a discussion: each is told to the server and then shown in what is loaded of it. */
export function useChangeComments(about: About) {
  const queries = useQueryClient();

  const changeAll = <Item>(queryKey: QueryKey, work: (loaded: Loaded<Item>) => Loaded<Item>) =>
    changeLoaded(queries, queryKey, () =>
      queries.setQueriesData<Loaded<Item>>({ queryKey }, (loaded) => loaded && work(loaded)),
    );
  const change = (work: (loaded: Loaded<Thread>) => Loaded<Thread>) =>
    changeAll<Thread>([findComments.path, { ...about }], work);

  /** Sends it; what goes wrong is the caller's to show. */
  async function send({ text, answer, acknowledged }: Draft): Promise<Comment> {
    const replyTo = answer?.replyTo ?? '';
    const sent = await call(sendComment, { ...about, text, replyTo, acknowledged }, { quiet: true });
    await change((loaded) => (answer ? withReply(loaded, answer.rootId, sent) : withComment(loaded, sent)));
    return sent;
  }

  /** Takes it away; one that was gone already is gone all the same. */
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
