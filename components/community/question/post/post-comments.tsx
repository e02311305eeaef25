'use client';

import { useTranslations } from 'next-intl';
import { CardDiscussion } from '@/components/reactions/comment/card-discussion';
import type { PostKind } from '@/lib/community/question/codes';
import { actionClass } from './action-class';

interface CommentsButtonProps {
  count: number;
  /** Name of the post, for screen readers. */
  what: string;
  isOpen: boolean;
  onToggle(): void;
}

/** Opens and closes the comments on a post: answers are the main thing, and stand without them. */
export function CommentsButton({ count, what, isOpen, onToggle }: CommentsButtonProps) {
  const t = useTranslations('questionPage.actions');
  return (
    <button type="button" aria-expanded={isOpen} onClick={onToggle} className={`noscript:hidden ${actionClass}`}>
      {t('comments', { count })}
      <span className="sr-only"> {what}</span>
    </button>
  );
}

interface PostCommentsProps {
  kind: PostKind;
  id: string;
  count: number;
  anchor: string;
  isClosed: boolean;
}

/** The comments on a post, once they are opened. */
export function PostComments({ kind, id, count, anchor, isClosed }: PostCommentsProps) {
  const t = useTranslations('questionPage.closed');
  return (
    <div className="mt-3 mb-2 rounded-lg border border-line px-4 pt-3 pb-1">
      <CardDiscussion
        {...{ kind, anchor, count }}
        thingId={id}
        first={null}
        closed={isClosed ? t('comments') : undefined}
      />
    </div>
  );
}
