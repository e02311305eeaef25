'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { CardLikeButton } from '@/components/reactions/like/card-like-button';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { Answer, OwnAnswer } from '@/lib/community/question/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { AcceptButton } from './accept-button';
import { AnswerEditor } from './answer-composer';
import { actionClass } from './post/action-class';
import { AuthorLine } from './post/author-line';
import { CommentsButton, PostComments } from './post/post-comments';
import { PostText } from './post/post-text';
import { RemovalButton } from './post/removal-button';
import { useReviews } from './post/use-reviews';

export interface AnswerEntryProps {
  questionId: string;
  answer: Answer;
  /** The caller's own, where it is theirs, with what waits. */
  own?: OwnAnswer | null;
  isAccepted?: boolean;
  /** The address names it: it stands first, and with its comments open. */
  isNamed?: boolean;
  areCommentsOpen?: boolean;
  isClosed: boolean;
  /** The caller asked the question. */
  isAsker: boolean;
}

/** An answer: who gave it, what it says, and what one can do with it. */
export function AnswerEntry(props: AnswerEntryProps) {
  const { answer, own, isAccepted = false, isNamed = false, areCommentsOpen = false, isClosed } = props;
  const t = useTranslations('questionPage');
  const [isEditing, setEditing] = useState(false);
  const [isOpen, setOpen] = useState(areCommentsOpen);
  const isWaiting = own?.state === 'waiting';
  return (
    <article
      id={`answer-${answer.id}`}
      className={`scroll-mt-(--spacing-head) py-5 ${isAccepted ? 'rounded-lg border border-ok px-4 md:px-5' : ''}`}
    >
      {(isAccepted || isNamed || isWaiting) && (
        <p className="mb-3 flex flex-wrap items-center gap-x-4 font-semibold text-sm">
          {isAccepted && (
            <span className="flex items-center gap-1.5 text-ok">
              <ScreenIcon name="check" className="size-4.5" />
              {t('answers.accepted')}
            </span>
          )}
          {isNamed && <span className="text-accent">{t('answers.named')}</span>}
          {isWaiting && <span className="rounded-sm bg-sunk px-1.5 py-0.5 text-ink-2">{t('answers.waiting')}</span>}
        </p>
      )}
      <AuthorLine
        kind="answer"
        id={answer.id}
        author={answer.author}
        at={answer.answeredAt}
        editedAt={answer.editedAt}
      />
      {own && isEditing ? (
        <AnswerEditor own={own} onClose={() => setEditing(false)} />
      ) : (
        <>
          <PostText text={answer.text} language={answer.language} erased={t('erased')} />
          {own?.underReview && <p className="mt-2 text-ink-3 text-sm">{t('answers.underReview')}</p>}
          <Actions {...props} isOpen={isOpen} onComments={() => setOpen(!isOpen)} onEdit={() => setEditing(true)} />
        </>
      )}
      {isOpen && (
        <PostComments
          kind="answer"
          id={answer.id}
          count={answer.commentCount}
          anchor={isNamed ? 'comments' : `comments-${answer.id}`}
          isClosed={isClosed}
        />
      )}
    </article>
  );
}

interface ActionsProps extends AnswerEntryProps {
  isOpen: boolean;
  onComments(): void;
  onEdit(): void;
}

function Actions({ questionId, answer, own, isAccepted = false, isClosed, isAsker, ...acts }: ActionsProps) {
  const t = useTranslations('questionPage');
  const isReviewer = useReviews();
  const isOwn = useSessionStore(
    ({ peopleMessage }) => answer.author.userId !== '' && peopleMessage?.userId === answer.author.userId,
  );
  const { id, author, likeCount, commentCount } = answer;
  const what = t('what.answer', { name: author.nickname });
  const isShown = own?.state !== 'waiting';
  return (
    <div className="mt-2 -mb-2 flex flex-wrap items-center gap-x-5">
      {isShown && <CardLikeButton kind="answer" id={id} title={what} count={likeCount} look="plain" />}
      {isShown && <CommentsButton count={commentCount} what={what} isOpen={acts.isOpen} onToggle={acts.onComments} />}
      {isAsker && isShown && !isClosed && (
        <AcceptButton questionId={questionId} answerId={id} name={author.nickname} isAccepted={isAccepted} />
      )}
      {own && !isClosed && (
        <button type="button" onClick={acts.onEdit} className={actionClass}>
          {t('actions.edit')}
        </button>
      )}
      {(isOwn || isReviewer) && <RemovalButton kind="answer" id={id} what={what} isAccepted={isAccepted} />}
      {isShown && !isOwn && (
        <ReportLink type="answer" id={id} className={actionClass}>
          {t('actions.report')}
          <span className="sr-only"> {what}</span>
        </ReportLink>
      )}
    </div>
  );
}
