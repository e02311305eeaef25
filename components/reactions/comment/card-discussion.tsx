'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { Page } from '@/lib/platform/shared/wire';
import { type About, type CommentSort, useComments } from '@/lib/reactions/comment/client/comments';
import { counted, type Removal } from '@/lib/reactions/comment/client/loaded-comments';
import type { Comment, Thread } from '@/lib/reactions/comment/contract';
import { Composer } from './card-composer';
import { CommentSkeleton } from './comment-skeleton';
import { CommentThread } from './comment-thread';
import { RemovalDialog } from './removal-dialog';
import { SortSwitch } from './sort-switch';

interface CardDiscussionProps extends About {
  /** Number of comments and replies in the page of the thing. */
  count: number;
  /** The latest of them, as public; null where they are fetched when they are opened. */
  first: Page<Thread> | null;
  /** Its name in the address, where a page has several. */
  anchor?: string;
  /** Nothing is said any more; why stands in place of the composer. */
  closed?: string;
}

/** The comments of a thing and the composer: a section of the thing's page, at `#comments`. */
export function CardDiscussion({ kind, thingId, count, first, anchor = 'comments', closed }: CardDiscussionProps) {
  const t = useTranslations('comment');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const about = { kind, thingId };
  const [sort, setSort] = useState<CommentSort>('latest');
  const [answering, setAnswering] = useState('');
  const [removal, setRemoval] = useState<Removal | null>(null);
  /** Added and removed comments since the page's number. */
  const [since, setSince] = useState(0);
  const query = useComments(about, sort, first);

  function sent(comment: Comment) {
    setAnswering('');
    setSince((before) => before + counted(comment));
  }
  function removed(gone: number) {
    setSince((before) => before - gone);
    // The focused element is gone with the comment.
    title.current?.focus();
  }

  return (
    <section id={anchor} aria-labelledby={titleId} className="scroll-mt-(--spacing-head)">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-lg outline-none">
          {t('title')} <span className="font-normal text-ink-3 tabular-nums">{Math.max(0, count + since)}</span>
        </h2>
        <SortSwitch sort={sort} onChange={setSort} />
      </div>
      {closed ? (
        <p className="text-ink-3 text-sm">{closed}</p>
      ) : (
        <Composer {...{ about, anchor }} onSent={sent} fieldRef={field} />
      )}
      <PagedList
        key={sort}
        query={query}
        keyOf={({ id }) => id}
        skeleton={<CommentSkeleton />}
        skeletons={4}
        empty={
          // One of several discussions on a page says it in a line.
          first === null ? (
            <p className="py-2 text-ink-3 text-sm">{t('empty.title')}</p>
          ) : (
            <Notice title={t('empty.title')} text={t('empty.text')}>
              <button
                type="button"
                onClick={() => field.current?.focus()}
                className={`noscript:hidden ${buttonClass('line')}`}
              >
                {t('empty.action')}
              </button>
            </Notice>
          )
        }
        className="mt-2 *:border-line *:not-last:border-b"
        {...useListWords()}
      >
        {(thread) => (
          <CommentThread
            {...{ about, anchor, thread, answering }}
            onAnswer={closed ? undefined : setAnswering}
            onSent={sent}
            onRemove={setRemoval}
          />
        )}
      </PagedList>
      {removal && (
        <RemovalDialog about={about} removal={removal} onClose={() => setRemoval(null)} onRemoved={removed} />
      )}
    </section>
  );
}
