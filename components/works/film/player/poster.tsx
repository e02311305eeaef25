'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Picture } from '@/components/ui/picture';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Stamp } from '@/components/ui/stamp';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';

interface PosterPictureProps {
  cover: string | null;
  /** Aspect ratio of the film: width by height. */
  ratio: number;
  /** The player is larger than the film. */
  fills: boolean;
  /** Below the first screen. */
  isBelow: boolean;
}

/**
 * The cover of a film until it is loaded: a landscape one fills the film's area, an upright film's is contained in it.
 */
export function PosterPicture({ cover, ratio, fills, isBelow }: PosterPictureProps) {
  const isUpright = ratio < 1;
  const place = { width: `min(100cqw, ${ratio * 100}cqh)`, height: `min(100cqh, ${100 / ratio}cqw)` };
  return (
    <div className="pointer-events-none absolute inset-0 m-auto" style={fills && !isUpright ? place : undefined}>
      <Picture
        picture={cover}
        cuts={cuts}
        sizes="(width >= 1200px) 860px, 100vw"
        first={!isBelow}
        className={`size-full ${isUpright ? 'bg-transparent! object-contain!' : ''}`}
      />
    </div>
  );
}

interface PosterButtonProps {
  ref: Ref<HTMLButtonElement>;
  title: string;
  duration: number;
  onPress(): void;
  /** A finger or a mouse is near: the player's code may be fetched. */
  onNear(): void;
}

/** The whole poster is the button; the circle is only its sign. */
export function PosterButton({ ref, title, duration, onPress, onNear }: PosterButtonProps) {
  const t = useTranslations('filmPlayer');
  return (
    <>
      <button
        ref={ref}
        type="button"
        // Safari focuses a pressed button only with this; `VideoPlayer` says why it matters.
        tabIndex={0}
        aria-label={t('watch', { title })}
        onClick={onPress}
        onPointerEnter={onNear}
        className="group absolute inset-0 grid size-full noscript:hidden place-items-center focus-visible:-outline-offset-4"
      >
        <span className="grid size-18 place-items-center rounded-full bg-shade/60 transition-colors group-hover:bg-shade/80">
          <ScreenIcon name="play" className="size-8" />
        </span>
      </button>
      <Stamp className="pointer-events-none absolute right-3 bottom-3">
        <span className="sr-only">{t('duration')} </span>
        {formatDuration(duration)}
      </Stamp>
    </>
  );
}

const cuts = [videoThumbnailSize, { width: 756, height: 504 }, { width: 1008, height: 672 }] as const;
