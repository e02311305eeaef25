'use client';

import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { Picture } from '@/components/ui/picture';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Stamp } from '@/components/ui/stamp';
import { CardAddButton } from '@/components/works/playlist/card-add-button';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { playingPath, usePlaylistVideos } from './use-playlist-videos';

interface PlaylistWorksProps {
  id: string;
  first: Page<VideoItem> | null;
}

/** The numbered works of a play list; each opens as one of the list, so that the next one follows it. */
export function PlaylistWorks({ id, first }: PlaylistWorksProps) {
  const t = useTranslations('playlistPage.empty');
  return (
    <PagedList
      query={usePlaylistVideos(id, first)}
      keyOf={({ videoId }) => videoId}
      skeleton={<div className="skeleton my-3 h-20" />}
      skeletons={5}
      empty={
        <Notice title={t('title')} text={t('text')}>
          <Link href="/" className={buttonClass('ink')}>
            {t('home')}
          </Link>
        </Notice>
      }
      className="divide-y divide-line"
      {...useListWords()}
    >
      {(video, index) => <Row video={video} number={index + 1} list={id} />}
    </PagedList>
  );
}

function Row({ video, number, list }: { video: VideoItem; number: number; list: string }) {
  const t = useTranslations('playlist');
  const textLanguage = useTextLanguage();
  const { videoId, title, titleLanguage, thumb, duration, nickName, verification } = video;
  return (
    <div className="flex items-center gap-1">
      <Link
        href={playingPath(list, videoId)}
        className="group grid min-w-0 grow grid-cols-[1.75rem_7.5rem_minmax(0,1fr)] items-center gap-x-3 py-3 md:grid-cols-[2rem_9.25rem_minmax(0,1fr)]"
      >
        <span className="text-center text-ink-3 text-sm tabular-nums">{number}</span>
        <span className="relative block overflow-hidden rounded-md">
          <Picture picture={thumb} cuts={cuts} sizes="148px" className="aspect-3/2 w-full" />
          <Stamp className="absolute right-1.5 bottom-1.5">{formatDuration(duration)}</Stamp>
        </span>
        <span className="min-w-0">
          <span
            lang={textLanguage(titleLanguage)}
            className="line-clamp-2 font-semibold text-base leading-5.25 group-hover:underline"
          >
            {title}
          </span>
          <CardPersonName name={nickName} verification={verification} className="mt-1 text-ink-3 text-xs" />
        </span>
      </Link>
      <CardAddButton
        id={videoId}
        title={title}
        className="grid size-11 flex-none noscript:hidden place-items-center rounded-full text-ink-2 hover:text-ink"
      >
        <ScreenIcon name="addToList" className="size-5" />
        <span className="sr-only">{t('add', { title })}</span>
      </CardAddButton>
    </div>
  );
}

const cuts = [videoThumbnailSize] as const;
