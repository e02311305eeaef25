import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '@/lib/platform/shared/wire';
import type { Comment, Thread } from '../contract';

export type Loaded<Item> = InfiniteData<Page<Item>, unknown>;

/** The loaded pages with a comment that was just sent, at the top, where its author looks for it. */
export function withComment(loaded: Loaded<Thread>, comment: Comment): Loaded<Thread> {
  const [first, ...others] = loaded.pages;
  if (!first) return loaded;
  const thread: Thread = { ...comment, replyCount: 0, replies: [] };
  return { ...loaded, pages: [{ ...first, list: [thread, ...first.list] }, ...others] };
}

/** The loaded pages with a reply that was just sent, at the end of those shown with its comment. */
export function withReply(loaded: Loaded<Thread>, rootId: string, reply: Comment): Loaded<Thread> {
  return eachItem(loaded, (thread) =>
    thread.id === rootId
      ? { ...thread, replyCount: thread.replyCount + counted(reply), replies: [...thread.replies, reply] }
      : thread,
  );
}

/** The loaded pages without a comment and its replies, or without a reply to `rootId`. */
export function withoutComment(loaded: Loaded<Thread>, { rootId, comment }: Removal): Loaded<Thread> {
  if (rootId === null) return withoutItem(loaded, comment.id);
  return eachItem(loaded, (thread) =>
    thread.id === rootId
      ? {
          ...thread,
          replyCount: thread.replyCount - counted(comment),
          replies: thread.replies.filter(({ id }) => id !== comment.id),
        }
      : thread,
  );
}

/** A removed comment; `rootId` is the comment it replies to, null for none. */
export interface Removal {
  rootId: string | null;
  comment: Comment;
}

export function withoutItem<Item extends { id: string }>(loaded: Loaded<Item>, id: string): Loaded<Item> {
  const pages = loaded.pages.map((page) => ({ ...page, list: page.list.filter((item) => item.id !== id) }));
  return { ...loaded, pages };
}

/** The displayed replies of a thread: those that came with it and those loaded since, each once, the earliest first. */
export function mergeReplies(known: readonly Comment[], loaded: Loaded<Comment> | undefined): Comment[] {
  const later = loaded?.pages.flatMap((page) => page.list) ?? [];
  const all = new Map([...known, ...later].map((reply) => [reply.id, reply]));
  return [...all.values()].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Its effect on counts: comments under review are not counted. */
export const counted = (comment: Comment) => (comment.state === 'shown' ? 1 : 0);

function eachItem<Item>(loaded: Loaded<Item>, change: (item: Item) => Item): Loaded<Item> {
  return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, list: page.list.map(change) })) };
}
