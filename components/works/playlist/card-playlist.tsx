'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Picture } from '@/components/ui/picture';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Stamp } from '@/components/ui/stamp';
import { Link } from '@/lib/platform/i18n/link';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import type { PlaylistItem } from '@/lib/works/playlist/contract';

interface CardPlaylistProps {
  playlist: PlaylistItem;
  /** Among the caller's own lists the visibility is shown instead of the owner. */
  isOwn?: boolean;
}

/** A play list in a list: the cover of its first work with the edges of others behind it, and its size. */
export function CardPlaylist({ playlist, isOwn = false }: CardPlaylistProps) {
  const t = useTranslations('playlist.card');
  const locale = useLocale();
  const { id, title, thumb, isPublic, videoCount, collectCount, nickName, verification } = playlist;
  const collected = t('collected', { count: collectCount, number: formatMagnitude(collectCount, locale) });
  return (
    <Link href={`/playlist/${encodeURIComponent(id)}`} className="group block">
      <span aria-hidden="true" className="mx-auto block h-1 w-4/5 rounded-t-sm bg-line" />
      <span aria-hidden="true" className="mx-auto mt-0.5 block h-1 w-9/10 rounded-t-sm bg-ink-3/50" />
      <span className="relative mt-0.5 block overflow-hidden rounded-md">
        <Picture
          picture={thumb}
          cuts={cuts}
          sizes={cardSizes}
          className="aspect-3/2 w-full transition-transform duration-500 group-hover:scale-[1.02]"
        />
        <Stamp className="absolute right-2 bottom-2 inline-flex items-center gap-1">
          <ScreenIcon name="playlist" className="size-3.5" />
          {t('works', { count: videoCount, number: formatMagnitude(videoCount, locale) })}
        </Stamp>
      </span>
      <h3 className="mt-2.5 line-clamp-2 font-semibold text-base leading-5.25 tracking-normal wrap-anywhere">
        {title}
      </h3>
      <p className="facts mt-1 min-h-4 text-ink-3 text-xs tabular-nums">
        {!isPublic && (
          <span className="inline-flex items-center gap-1 text-ink-2">
            <ScreenIcon name="lock" className="size-3.5" />
            {t('private')}
          </span>
        )}
        {!isOwn && <CardPersonName name={nickName} verification={verification} className="max-w-full" />}
        {collectCount > 0 && <span>{collected}</span>}
      </p>
    </Link>
  );
}

/** Placeholder of a card. */
export function CardPlaylistSkeleton() {
  return (
    <div aria-hidden="true" className="pt-3">
      <div className="skeleton aspect-3/2 rounded-md!" />
      <div className="skeleton mt-3 h-4 w-4/5" />
      <div className="skeleton mt-2 h-3 w-2/5" />
    </div>
  );
}

const cuts = [videoThumbnailSize, { width: 756, height: 504 }] as const;
const cardSizes = '(width >= 1200px) 285px, (width >= 768px) 30vw, 46vw';
