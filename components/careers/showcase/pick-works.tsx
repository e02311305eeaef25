'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { FaultLine } from '@/components/ui/fault-line';
import { Picture } from '@/components/ui/picture';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { videosOfPersonQuery } from '@/lib/works/work/client/videos-of-person';
import type { VideoItem } from '@/lib/works/work/contract';

interface PickWorksProps {
  /** Whose public works are shown. */
  personId: string;
  /** Ids of those that are picked, in order. */
  picked: readonly string[];
  most: number;
  error?: string | undefined;
  onPick(ids: string[]): void;
}

/** Picks some of the public works of a person, in the order in which they are pressed. */
export function PickWorks({ personId, picked, most, error, onPick }: PickWorksProps) {
  const t = useTranslations('showcase.pickWorks');
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    videosOfPersonQuery(personId),
  );
  const works = data?.pages.flatMap(({ list }) => list) ?? [];
  const toggle = (id: string) =>
    onPick(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id].slice(0, most));
  return (
    <fieldset className="mb-4 min-w-0" aria-busy={isPending} aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend className="mb-1.5 font-semibold text-sm">{t('label')}</legend>
      <p className="mb-3 text-ink-3 text-sm">{t('hint', { most, count: picked.length })}</p>
      {isError && (
        <button type="button" onClick={() => refetch()} className={buttonClass('line')}>
          {t('retry')}
        </button>
      )}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {works.map((work) => (
          <li key={work.videoId}>
            <PickedWork
              work={work}
              place={picked.indexOf(work.videoId) + 1}
              isFull={picked.length >= most}
              onPress={() => toggle(work.videoId)}
            />
          </li>
        ))}
      </ul>
      {!isPending && !isError && works.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      {hasNextPage && (
        <button
          type="button"
          aria-disabled={isFetchingNextPage || undefined}
          onClick={() => fetchNextPage()}
          className={`mt-3 aria-disabled:opacity-60 ${buttonClass('line')}`}
        >
          {t('more')}
        </button>
      )}
      {error && <FaultLine className="mt-2">{error}</FaultLine>}
    </fieldset>
  );
}

interface PickedWorkProps {
  work: VideoItem;
  /** From 1; 0 while it is not picked. */
  place: number;
  isFull: boolean;
  onPress(): void;
}

function PickedWork({ work, place, isFull, onPress }: PickedWorkProps) {
  const t = useTranslations('showcase.pickWorks');
  return (
    <button
      type="button"
      aria-pressed={place > 0}
      aria-disabled={(isFull && place === 0) || undefined}
      onClick={onPress}
      className="block w-full rounded-md border border-line p-2 text-start transition-colors hover:border-ink-3 aria-disabled:opacity-50 aria-pressed:border-accent aria-pressed:bg-accent-wash"
    >
      <span className="relative block overflow-hidden rounded-sm">
        <Picture picture={work.thumb} cuts={cuts} sizes="(width >= 768px) 200px, 45vw" className="aspect-3/2 w-full" />
        {place > 0 && (
          <span className="absolute top-1.5 right-1.5 grid size-7 place-items-center rounded-full bg-accent font-semibold text-accent-ink text-sm tabular-nums">
            <span className="sr-only">{t('place')}</span>
            {place}
          </span>
        )}
      </span>
      <span className="mt-2 line-clamp-2 text-sm wrap-anywhere">{work.title}</span>
    </button>
  );
}

const cuts = [videoThumbnailSize] as const;
