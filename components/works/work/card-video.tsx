'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import type { VideoItem } from '@/lib/works/work/contract';

interface CardVideoProps {
  video: VideoItem;
  /** Larger: the first of a list. */
  lead?: boolean;
  /** The largest of the first screen, whose picture is loaded with priority. */
  first?: boolean;
  /** From the people-centre entrance a work goes by its `name` (specification section 3). */
  fromPeopleCentre?: boolean;
  /** Its title as displayed, where parts of it are marked. */
  title?: ReactNode;
  /** A button in the corner of the picture; not part of the link. */
  corner?: ReactNode;
}

/** A work in a list (specification section 3); opens in a new tab. */
export function CardVideo(props: CardVideoProps) {
  const { video, lead = false, first = false, fromPeopleCentre = false, title, corner } = props;
  const t = useTranslations('workCard');
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  return (
    <div className={`relative ${lead ? 'md:h-full' : ''}`}>
      <NewTabLink
        href={`/video/detail/${encodeURIComponent(video.videoId)}`}
        className={`group block ${lead ? 'md:flex md:h-full md:flex-col' : ''}`}
      >
        <div className={`relative overflow-hidden rounded-md ${lead ? 'aspect-3/2 md:grow' : ''}`}>
          <Picture
            picture={video.thumb}
            cuts={cuts}
            sizes={lead ? leadSizes : cardSizes}
            first={first}
            className={`w-full transition-transform duration-500 group-hover:scale-[1.02] ${lead ? 'absolute h-full' : 'aspect-3/2'}`}
          />
          <Stamp className="absolute right-2 bottom-2">
            <span className="sr-only">{t('duration')} </span>
            {formatDuration(video.duration)}
          </Stamp>
        </div>
        <h3
          lang={textLanguage(video.titleLanguage)}
          className={`mt-2.5 line-clamp-2 ${
            lead ? 'text-xl md:text-2xl' : 'text-base leading-5.25 font-semibold tracking-normal'
          }`}
        >
          {title ?? (fromPeopleCentre ? video.name : video.title)}
        </h3>
        <p className="mt-1 flex text-xs text-ink-3 tabular-nums">
          <CardPersonName name={video.nickName} verification={video.verification} />
          <span className="flex-none whitespace-pre">
            {' · '}
            {t('views', { viewCount: video.viewCount, views: formatMagnitude(video.viewCount, locale) })}
          </span>
        </p>
      </NewTabLink>
      {corner && <div className="absolute top-0.5 right-0.5">{corner}</div>}
    </div>
  );
}

/** Placeholder of a card. */
export function CardVideoSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton aspect-3/2 rounded-md!" />
      <div className="skeleton mt-3 h-4 w-4/5" />
      <div className="skeleton mt-2 h-3 w-2/5" />
    </div>
  );
}

const cuts = [videoThumbnailSize, { width: 756, height: 504 }, { width: 1008, height: 672 }] as const;
const cardSizes = '(width >= 1200px) 285px, (width >= 768px) 30vw, 46vw';
const leadSizes = '(width >= 1200px) 590px, (width >= 768px) 62vw, 92vw';
