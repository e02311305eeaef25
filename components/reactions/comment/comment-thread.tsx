'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type About, repliesQuery } from '@/lib/reactions/comment/client/comments';
import { mergeReplies, type Removal } from '@/lib/reactions/comment/client/loaded-comments';
import type { Comment, Thread } from '@/lib/reactions/comment/contract';
import { Composer } from './card-composer';
import { CommentEntry } from './comment-entry';

interface CommentThreadProps {
  about: About;
  /** Where a login leads back to. */
  anchor: string;
  thread: Thread;
  /** The id of the comment being replied to, here or elsewhere in the discussion. */
  answering: string;
  /** Without it nothing is said any more. */
  onAnswer: ((id: string) => void) | undefined;
  onSent(comment: Comment): void;
  onRemove(removal: Removal): void;
}

/** A comment with its replies, the first ones at once and the others on demand. */
export function CommentThread({ about, anchor, thread, answering, onAnswer, onSent, onRemove }: CommentThreadProps) {
  const composerOf = (comment: Comment) =>
    onAnswer &&
    answering === comment.id && (
      <div className="mt-3">
        <Composer
          {...{ about, anchor }}
          reply={{
            answer: { replyTo: comment.id, rootId: thread.id },
            name: comment.author.nickname,
            onCancel: () => onAnswer(''),
          }}
          onSent={onSent}
          fieldRef={focus}
        />
      </div>
    );
  return (
    <CommentEntry
      comment={thread}
      onReply={onAnswer && (() => onAnswer(thread.id))}
      onRemove={() => onRemove({ rootId: null, comment: thread })}
    >
      {composerOf(thread)}
      <Replies thread={thread}>
        {(reply) => (
          <CommentEntry
            comment={reply}
            onReply={onAnswer && (() => onAnswer(reply.id))}
            onRemove={() => onRemove({ rootId: thread.id, comment: reply })}
          >
            {composerOf(reply)}
          </CommentEntry>
        )}
      </Replies>
    </CommentEntry>
  );
}

/** A composer that opens on demand takes the focus once. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

function Replies({ thread, children }: { thread: Thread; children(reply: Comment): React.ReactNode }) {
  const t = useTranslations('comment.replies');
  const [isOpen, setOpen] = useState(false);
  const query = useInfiniteQuery({ ...repliesQuery(thread.id), enabled: isOpen });
  const replies = mergeReplies(thread.replies, query.data);
  const left = thread.replyCount - replies.filter(({ state }) => state === 'shown').length;
  const isDone = query.isSuccess && !query.hasNextPage;

  function more() {
    if (query.isFetching) return;
    if (!isOpen) setOpen(true);
    else if (query.data) query.fetchNextPage();
    else query.refetch();
  }

  if (replies.length === 0 && left <= 0) return null;
  return (
    <div className="mt-2 border-line border-l pl-3">
      <ul aria-label={t('label', { name: thread.author.nickname })} aria-busy={query.isFetching}>
        {replies.map((reply) => (
          <li key={reply.id}>{children(reply)}</li>
        ))}
      </ul>
      {query.isError && (
        <p role="alert" className="text-danger text-sm">
          {t('failed')}
        </p>
      )}
      {left > 0 && !isDone && (
        <button
          type="button"
          aria-disabled={query.isFetching}
          onClick={more}
          className="inline-flex min-h-11 noscript:hidden items-center font-semibold text-accent text-sm"
        >
          {query.isFetching ? t('loading') : t('more', { count: left })}
        </button>
      )}
    </div>
  );
}
