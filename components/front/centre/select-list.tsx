'use client';

import { type InfiniteData, keepPreviousData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { Picture } from '@/components/ui/picture';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Stamp } from '@/components/ui/stamp';
import { CardVideoSkeleton } from '@/components/works/work/card-video';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import type { Page } from '@/lib/platform/shared/wire';
import { collectedVideosQuery, likedVideosQuery } from '@/lib/works/work/client/kept-videos';
import { videosOfPersonQuery } from '@/lib/works/work/client/videos-of-person';
import type { VideoItem } from '@/lib/works/work/contract';
import { Empty } from './empty';
import type { Held, Source } from './purposes';

export interface Picking {
  isPicked(id: string): boolean;
  /** Already in the list, so it cannot be picked. */
  heldAs(id: string): Held | null;
  /** No more can be picked. */
  isFull: boolean;
  onPick(id: string): void;
  /** What else can be done with one. */
  actionOf(video: VideoItem): ReactNode;
}

interface SelectListProps extends Picking {
  source: Source;
  /** Who picks. */
  userId: string;
  /** Only works with this in their titles; all for the empty string. */
  searched: string;
  onClear(): void;
}

const lists = {
  own: { query: (text: string, userId: string) => videosOfPersonQuery(userId, text), empty: <NoWorks /> },
  liked: { query: likedVideosQuery, empty: <Empty list="liked" /> },
  collected: { query: collectedVideosQuery, empty: <Empty list="collected" /> },
} as const;

/** Works to pick from one source. Results stay until the next ones arrive. */
export function SelectList({ source, userId, searched, onClear, ...picking }: SelectListProps) {
  const { query: queryOf, empty } = lists[source];
  const query = useOwnList<VideoItem>({ ...queryOf(searched, userId), placeholderData: keepPreviousData }, null);
  return (
    <>
      <Found searched={searched} query={query} />
      <PagedList
        query={query}
        keyOf={({ videoId }) => videoId}
        skeleton={<CardVideoSkeleton />}
        skeletons={6}
        empty={searched === '' ? empty : <NothingFound text={searched} onClear={onClear} />}
        className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4"
        {...useListWords()}
      >
        {(video) => <Choice video={video} {...picking} />}
      </PagedList>
    </>
  );
}

interface FoundProps {
  searched: string;
  query: UseInfiniteQueryResult<InfiniteData<Page<VideoItem>>>;
}

/** Announces the number of found works to screen readers. */
function Found({ searched, query: { data, hasNextPage, isPlaceholderData } }: FoundProps) {
  const t = useTranslations('centreSelect.search');
  const count = data?.pages.reduce((sum, { list }) => sum + list.length, 0) ?? 0;
  const isThere = searched !== '' && data !== undefined && !isPlaceholderData;
  return (
    <p role="status" className="sr-only">
      {isThere && t(hasNextPage ? 'foundMore' : 'found', { count })}
    </p>
  );
}

function NothingFound({ text, onClear }: { text: string; onClear(): void }) {
  const t = useTranslations('centreSelect.search');
  const said = useTranslations('client.emptyStates');
  return (
    <Notice title={said('noResults')} text={t('none', { text })}>
      <button type="button" onClick={onClear} className={buttonClass('ink')}>
        {t('clear')}
      </button>
    </Notice>
  );
}

/** The caller has no public works. */
function NoWorks() {
  const t = useTranslations('centreSelect.noWorks');
  const said = useTranslations('client.emptyStates');
  return (
    <Notice title={said('noVideos')} text={t('text')}>
      <Link href="/MyMaJiang" className={buttonClass('ink')}>
        {t('open')}
      </Link>
    </Notice>
  );
}

function Choice({ video, isPicked, heldAs, isFull, onPick, actionOf }: Picking & { video: VideoItem }) {
  const box = useRef<HTMLInputElement>(null);
  const t = useTranslations('centreSelect');
  const textLanguage = useTextLanguage();
  const { videoId: id, title, titleLanguage, thumb, duration, nickName } = video;
  const held = heldAs(id);
  const [isIn, isOn] = [held !== null, isPicked(id)];
  const before = useRef(held);
  useEffectOn(held, () => {
    // The button that had the focus has gone with what it did.
    if (before.current === 'proposed') box.current?.focus();
    before.current = held;
  });
  return (
    <>
      <label className="group relative block cursor-pointer has-disabled:cursor-default has-disabled:opacity-60">
        <input
          ref={box}
          type="checkbox"
          checked={isIn || isOn}
          disabled={isIn || (isFull && !isOn)}
          onChange={() => onPick(id)}
          className="peer absolute top-0 right-0 z-1 size-11 opacity-0"
        />
        <span className="relative block overflow-hidden rounded-md outline-accent group-has-checked:outline-3 group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-3">
          <Picture picture={thumb} cuts={cuts} sizes={sizes} className="aspect-3/2 w-full" />
          <Stamp className="absolute right-2 bottom-2">{formatDuration(duration)}</Stamp>
          <span
            aria-hidden="true"
            className={`absolute top-2 right-2 grid size-7 place-items-center rounded-full border-2 border-white ${isIn || isOn ? 'bg-accent text-accent-ink' : 'bg-shade/60 text-transparent'}`}
          >
            <ScreenIcon name="check" className="size-4.5" />
          </span>
        </span>
        <span
          lang={textLanguage(titleLanguage)}
          className="mt-2 line-clamp-2 font-semibold text-sm leading-5 wrap-anywhere"
        >
          {title}
        </span>
        <span className="block truncate text-ink-3 text-xs">{held ? t(held) : nickName}</span>
      </label>
      {actionOf(video)}
    </>
  );
}

const cuts = [videoThumbnailSize] as const;
const sizes = '(width >= 1200px) 285px, (width >= 768px) 30vw, 46vw';
