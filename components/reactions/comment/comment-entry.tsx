'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { CardVerifiedMark } from '@/components/people/person/card-verified-mark';
import { CardLikeButton } from '@/components/reactions/like/card-like-button';
import { Avatar } from '@/components/ui/avatar';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { Link } from '@/lib/platform/i18n/link';
import { truncate } from '@/lib/platform/shared/format/truncate';
import type { Comment } from '@/lib/reactions/comment/contract';
import { CommentTime } from './card-comment-time';

interface CommentEntryProps {
  comment: Comment;
  /** Without it nothing is replied any more. */
  onReply: (() => void) | undefined;
  onRemove(): void;
  /** Below it: its replies, and the composer for one. */
  children?: ReactNode;
}

/** A comment and its actions. The text is shown plainly: no markup, no links. */
export function CommentEntry({ comment, onReply, onRemove, children }: CommentEntryProps) {
  const t = useTranslations('comment');
  const { author, to, text, at } = comment;
  // Comments of erased accounts have no text.
  const isErased = text === '';
  return (
    <article className="grid grid-cols-[28px_1fr] gap-x-3 py-4">
      <Avatar picture={author.avatar} size={28} />
      <div className="min-w-0">
        <p className="flex min-h-7 flex-wrap items-center gap-x-2 text-ink-3 text-sm">
          {isErased ? (
            <span>{author.nickname}</span>
          ) : (
            <Link
              href={`/otherPeople?userId=${encodeURIComponent(author.userId)}`}
              className="min-w-0 font-semibold text-ink wrap-anywhere hover:underline"
            >
              {author.nickname} <CardVerifiedMark verification={author.verification} />
            </Link>
          )}
          <CommentTime at={at} />
          {comment.state === 'waiting' && <span className="rounded-sm bg-sunk px-1.5 text-ink-2">{t('waiting')}</span>}
        </p>
        <p dir="auto" className={`mt-0.5 whitespace-pre-wrap wrap-anywhere ${isErased ? 'text-ink-3' : ''}`}>
          {to && <bdi className="mr-1.5 text-ink-3">{t('speaksTo', { name: to.nickname })}</bdi>}
          {isErased ? t('erased') : text}
        </p>
        <Actions comment={comment} isErased={isErased} onReply={onReply} onRemove={onRemove} />
        {children}
      </div>
    </article>
  );
}

function Actions({ comment, isErased, onReply, onRemove }: CommentEntryProps & { isErased: boolean }) {
  const t = useTranslations('comment');
  const { id, author, state, likeCount } = comment;
  const isOwn = useSessionStore(({ peopleMessage }) => peopleMessage?.userId === author.userId);
  const isReviewer = useSessionStore(({ peopleMessage }) => reviews(peopleMessage?.roles));
  const what = { name: author.nickname, text: truncate(isErased ? t('erased') : comment.text, 24) };
  const isShown = state === 'shown';
  return (
    <div className="-mb-2 flex flex-wrap items-center gap-x-5 noscript:hidden">
      {isShown && (
        <>
          <CardLikeButton kind="comment" id={id} title={t('what', what)} count={likeCount} look="plain" />
          {onReply && (
            <button type="button" aria-label={t('replyTo', what)} onClick={onReply} className={action}>
              {t('reply')}
            </button>
          )}
        </>
      )}
      {(isOwn || isReviewer) && (
        <button type="button" aria-label={t('removeOf', what)} onClick={onRemove} className={action}>
          {t('remove')}
        </button>
      )}
      {isShown && !isOwn && !isErased && (
        <ReportLink type="comment" id={id} className={action}>
          {t('report')}
          <span className="sr-only"> {t('what', what)}</span>
        </ReportLink>
      )}
    </div>
  );
}

/** Whether these roles offer to remove comments of others; the server decides. */
function reviews(roles: unknown): boolean {
  return Array.isArray(roles) && (roles.includes('reviewer') || roles.includes('admin'));
}

const action =
  '-mx-2 inline-flex min-h-11 min-w-11 items-center px-2 text-ink-3 text-sm transition-colors hover:text-ink';
