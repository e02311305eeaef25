'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { CardVideoSkeleton } from '@/components/works/work/card-video';
import { chunkText } from '@/lib/platform/client/fault-words';
import { tryAgain } from '@/lib/platform/client/faults';
import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { type Feed, useFeed } from './use-feed';
import { VideoList } from './video-list';

/**
 * The tab 'Personal subscription': the daily list, which is in the HTML for everybody, or works of followed people. The
 * switch is in the HTML too, so that nothing moves once the person is known.
 */
export function Subscription({ first }: { first: Page<VideoItem> }) {
  const t = useTranslations('home.feeds');
  const { feed, choose, isAlone } = useFeed();
  const press = (name: Feed) => (
    <button
      type="button"
      aria-pressed={feed === name}
      onClick={() => choose(name)}
      className="group/feed inline-flex min-h-11 items-center"
    >
      <span className="rounded-full border border-line px-3.5 py-1 text-sm text-ink-2 transition-colors group-hover/feed:border-ink-3 group-aria-pressed/feed:border-transparent group-aria-pressed/feed:bg-ink group-aria-pressed/feed:text-paper">
        {t(name)}
      </span>
    </button>
  );
  return (
    <>
      <div className="-mt-2 mb-3 flex min-h-11 items-center gap-2 noscript:hidden">
        <fieldset className="flex flex-none gap-2">
          <legend className="sr-only">{t('label')}</legend>
          {press('daily')}
          {press('followed')}
        </fieldset>
        {isAlone && feed === 'daily' && <p className="line-clamp-2 text-xs text-ink-3">{t('hint')}</p>}
      </div>
      {feed === 'daily' ? <VideoList first={first} /> : <Followed />}
    </>
  );
}

/** The other list, which most visitors never see: loaded on demand. */
function Followed() {
  const t = useTranslations('client');
  const [List, setList] = useState<ComponentType | null>(null);
  const [failure, setFailure] = useState<ChunkError | null>(null);
  useEffect(() => {
    if (failure) return;
    importWithTimeout(() => import('./followed-list'), 'followed-list').then(
      (loaded) => setList(() => loaded.FollowedList),
      setFailure,
    );
  }, [failure]);
  if (List) return <List />;
  if (!failure) return <Coming />;
  return (
    <Notice role="alert" title={chunkText(failure)}>
      <button type="button" onClick={() => tryAgain(failure, () => setFailure(null))} className={buttonClass('line')}>
        {t('retry')}
      </button>
    </Notice>
  );
}

function Coming() {
  return (
    <ul aria-busy="true" className="works-grid">
      {[...Array(9).keys()].map((place) => (
        <li key={place}>
          <CardVideoSkeleton />
        </li>
      ))}
    </ul>
  );
}
