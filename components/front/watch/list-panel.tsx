'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { Picture } from '@/components/ui/picture';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { VideoPlayer } from '@/components/works/film/card-player';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { expectPlaying } from '@/lib/works/film/client/player/play-on';
import { playingVideosQuery, playlistQuery } from '@/lib/works/playlist/client/playlists';
import type { VideoItem } from '@/lib/works/work/contract';
import { ListSkeleton, listFrame, listHead, listRail } from './list-skeleton';
import { playingPath } from './use-playlist-videos';

export interface ListPanelProps {
  list: string;
  /** The work being watched. */
  videoId: string;
  /** The next work of the list, as a prop of the player. */
  onNext(next: ComponentProps<typeof VideoPlayer>['next']): void;
  /** The caller cannot see such a list. */
  onMissing(): void;
}

/** The list being played: title, position, works in order, previous and next. */
export function ListPanel({ list, videoId, onNext, onMissing }: ListPanelProps) {
  const t = useTranslations('playlist.playing');
  const playlist = useQuery(playlistQuery(list));
  const { videos, isPending, isError } = useAllVideos(list);
  const place = videos.findIndex((video) => video.videoId === videoId);
  const [before, after] = [videos[place - 1], place < 0 ? videos[0] : videos[place + 1]];

  const tellNext = useEffectEvent(onNext);
  const [afterId, afterTitle] = [after?.videoId, after?.title];
  useEffect(() => {
    const isThere = afterId !== undefined && afterTitle !== undefined;
    tellNext(isThere ? { id: afterId, href: playingPath(list, afterId), title: afterTitle } : undefined);
  }, [list, afterId, afterTitle]);
  const tellMissing = useEffectEvent(onMissing);
  const isMissing = playlist.isError || (isError && videos.length === 0);
  useEffect(() => {
    if (isMissing) tellMissing();
  }, [isMissing]);

  if (!playlist.data || isPending) return <ListSkeleton isWanted />;
  const { title, videoCount: count } = playlist.data;
  return (
    <section aria-label={t('label')} className={listFrame}>
      <div className={listHead}>
        <div className="min-w-0 grow">
          <Link
            href={`/playlist/${encodeURIComponent(list)}`}
            className="block min-h-6 truncate font-semibold text-base hover:underline"
          >
            {title}
          </Link>
          <p className="text-ink-3 text-xs tabular-nums">
            {place < 0 ? t('outside', { count }) : t('place', { place: place + 1, count })}
          </p>
        </div>
        <Step list={list} video={before} label={t('previous')} isBack />
        <Step list={list} video={after} label={t('next')} />
      </div>
      <Rail list={list} videos={videos} videoId={videoId} />
    </section>
  );
}

/** All works of the list, page after page. */
function useAllVideos(list: string) {
  const query = useInfiniteQuery(playingVideosQuery(list));
  const { hasNextPage, isFetching, isError, isPending } = query;
  const fetchMore = useEffectEvent(() => void query.fetchNextPage());
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) fetchMore();
  }, [hasNextPage, isFetching, isError]);
  return { videos: query.data?.pages.flatMap((page) => page.list) ?? [], isPending, isError };
}

interface StepProps {
  list: string;
  video: VideoItem | undefined;
  label: string;
  isBack?: boolean;
}

function Step({ list, video, label, isBack = false }: StepProps) {
  const icon = <ScreenIcon name="arrow" className={`size-5.5 ${isBack ? 'rotate-180' : ''}`} />;
  const box = 'grid size-11 flex-none place-items-center rounded-full';
  if (!video) return <span className={`${box} text-line`}>{icon}</span>;
  return (
    <Link
      href={playingPath(list, video.videoId)}
      aria-label={`${label} ${video.title}`}
      onClick={expectPlaying}
      className={`${box} hover:bg-sunk`}
    >
      {icon}
    </Link>
  );
}

/** The works in a row; the current one is scrolled into view without moving the page. */
function Rail({ list, videos, videoId }: { list: string; videos: VideoItem[]; videoId: string }) {
  const t = useTranslations('playlist.playing');
  const textLanguage = useTextLanguage();
  const rail = useRef<HTMLOListElement>(null);
  // Searched again when more works have loaded.
  useEffectOn(`${videoId} ${videos.length}`, () => {
    const current = rail.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (rail.current && current) rail.current.scrollLeft = current.offsetLeft - rail.current.offsetLeft - 48;
  });
  return (
    <ol ref={rail} className={`rail ${listRail}`}>
      {videos.map((video, index) => (
        <li key={video.videoId} className="w-30 flex-none">
          <Link
            href={playingPath(list, video.videoId)}
            aria-current={video.videoId === videoId ? 'true' : undefined}
            onClick={expectPlaying}
            className="group block rounded-md -outline-offset-2"
          >
            <Picture
              picture={video.thumb}
              cuts={cuts}
              sizes="120px"
              className="aspect-3/2 w-full rounded-md border-2 border-transparent group-aria-[current]:border-accent"
            />
            <span
              lang={textLanguage(video.titleLanguage)}
              className="mt-1 block truncate text-ink-2 text-xs group-hover:text-ink group-aria-[current]:font-bold group-aria-[current]:text-accent"
            >
              <span className="tabular-nums">{index + 1}</span> {video.title}
              {video.videoId === videoId && <span className="sr-only"> {t('current')}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

const cuts = [videoThumbnailSize] as const;
