'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { WorkRowSkeleton } from '@/components/works/work/card-thumb';
import { ConnectionError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { useForgetWatched, watchedVideosQuery } from '@/lib/works/film/client/history';
import type { WatchedVideo } from '@/lib/works/film/contract';
import { daysBegun } from './history-days';
import { HistoryRow } from './history-row';

interface HistoryListProps {
  first: Page<WatchedVideo> | null;
  /** In milliseconds; decides what counts as today. */
  now: number;
}

/** The caller's watch history, by day, with their progress; entries can be removed, or all of it. */
export function HistoryList({ first, now }: HistoryListProps) {
  const t = useTranslations('filmHistory');
  const query = useOwnList(watchedVideosQuery, first);
  const offline = useTranslations('client')('offline');
  const { forget, isForgetting } = useForgetWatched();
  // The error path reports what the server rejected.
  const forgetOrSay = (id: string | null) =>
    forget(id, { onError: (error) => error instanceof ConnectionError && toast(offline) });
  const watched = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const begun = daysBegun(watched, now);
  return (
    <>
      {watched.length > 0 && <ClearButton isBusy={isForgetting} onClear={() => forgetOrSay(null)} />}
      <PagedList
        query={query}
        keyOf={(video) => video.videoId}
        skeleton={<WorkRowSkeleton />}
        skeletons={6}
        empty={<NoHistory />}
        className="mx-auto max-w-180 *:border-b *:border-line"
        {...useListWords()}
      >
        {(video) => {
          const day = begun.get(video.videoId);
          return (
            <>
              {day && <h3 className="pt-4 font-semibold text-base tracking-normal">{t(day)}</h3>}
              <HistoryRow video={video} isBusy={isForgetting} onForget={() => forgetOrSay(video.videoId)} />
            </>
          );
        }}
      </PagedList>
    </>
  );
}

function ClearButton({ isBusy, onClear }: { isBusy: boolean; onClear(): void }) {
  const t = useTranslations('filmHistory');
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="mx-auto flex max-w-180 justify-end noscript:hidden">
      <button type="button" disabled={isBusy} onClick={() => setAsked(true)} className={buttonClass('line')}>
        {t('clear')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('clearTitle')}
          text={t('clearText')}
          confirmLabel={t('clearYes')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            onClear();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}

function NoHistory() {
  const t = useTranslations('filmHistory');
  return (
    <Notice title={t('empty')} text={t('emptyText')}>
      <Link href="/Find" className={buttonClass('ink')}>
        {t('discover')}
      </Link>
    </Notice>
  );
}
