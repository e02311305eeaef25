import type { ReactNode } from 'react';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { Picture } from '@/components/ui/picture';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import type { VideoItem } from '@/lib/works/work/contract';

interface FindWorkProps {
  video: Pick<VideoItem, 'videoId' | 'title' | 'titleLanguage' | 'thumb'>;
  /** Before the cover. */
  rank?: ReactNode;
  /** The widths of the cover, as for a picture. */
  sizes: string;
  /** Layout of rank, cover and text. */
  className: string;
  /** Below the title. */
  children: ReactNode;
}

/** A work in a row or as a small tile. */
export function FindWork({ video, rank, sizes, className, children }: FindWorkProps) {
  const textLanguage = useTextLanguage();
  return (
    <NewTabLink
      href={`/video/detail/${encodeURIComponent(video.videoId)}`}
      className={`group grid items-center ${className}`}
    >
      {rank}
      <span className="block overflow-hidden rounded-md">
        <Picture
          picture={video.thumb}
          cuts={cuts}
          sizes={sizes}
          className="aspect-3/2 w-full transition-transform duration-500 group-hover:scale-[1.02]"
        />
      </span>
      <span className="block min-w-0">
        <span lang={textLanguage(video.titleLanguage)} className="line-clamp-2 text-base leading-5.25 font-semibold">
          {video.title}
        </span>
        {children}
      </span>
    </NewTabLink>
  );
}

const cuts = [videoThumbnailSize] as const;
