'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import type { PlaylistEntry } from '@/lib/works/playlist/contract';

interface SortRowProps {
  entry: PlaylistEntry;
  number: number;
  onTake(): void;
}

/** A work in a list that is put in order, beside its handle: what it is, and the button that takes it out. */
export function SortRow({ entry, number, onTake }: SortRowProps) {
  const t = useTranslations('playlistEdit');
  const { thumb, duration, nickName, isPublic } = entry;
  const title = entry.title || t('hidden');
  return (
    <>
      <span className="w-6 flex-none text-center text-ink-3 text-sm tabular-nums">{number}</span>
      <Picture
        picture={thumb}
        cuts={cuts}
        sizes="84px"
        className={`aspect-3/2 w-21 flex-none rounded-sm ${isPublic ? '' : 'opacity-40'}`}
      />
      <div className="min-w-0 grow">
        <p className="line-clamp-2 text-sm leading-5 wrap-anywhere">{title}</p>
        <p className="flex text-ink-3 text-xs tabular-nums">
          <span className="truncate">{isPublic ? nickName : t('notPublic')}</span>
          {/* A long title is cut, not the duration. */}
          {isPublic && <span className="flex-none whitespace-pre">{` · ${formatDuration(duration)}`}</span>}
        </p>
      </div>
      <button
        type="button"
        aria-label={t('take', { title })}
        onClick={onTake}
        className="grid size-11 flex-none place-items-center rounded-md text-ink-3 hover:text-danger"
      >
        <Icon name="close" className="size-5" />
      </button>
    </>
  );
}

const cuts = [videoThumbnailSize] as const;
