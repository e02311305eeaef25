'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import type { PlaylistEntry } from '@/lib/works/playlist/contract';

interface SortRowProps {
  entry: PlaylistEntry;
  number: number;
  onTake(): void;
}

/** A work in an ordered list: its drag handle, its title, and a remove button. */
export function SortRow({ entry, number, onTake }: SortRowProps) {
  const t = useTranslations('playlistEdit');
  const { videoId, thumb, duration, nickName, isPublic } = entry;
  const title = entry.title || t('hidden');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: videoId,
    attributes: { roleDescription: t('sort.role') },
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`flex items-center gap-2 bg-paper py-2 ${isDragging ? 'relative z-1 rounded-md bg-surface outline-2 outline-accent' : ''}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={t('sort.handle', { title, place: number })}
        className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-md text-ink-3 hover:text-ink active:cursor-grabbing"
      >
        <ScreenIcon name="grip" />
      </button>
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
    </li>
  );
}

const cuts = [videoThumbnailSize] as const;
