'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { Picture } from '@/components/ui/picture';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import type { VideoItem } from '@/lib/works/work/contract';

interface PickListProps {
  list: readonly VideoItem[];
  isActing: boolean;
  /** To a place counted from 1. */
  onMove(id: string, position: number): void;
  onRemove(id: string): void;
}

/**
 * The picks of a month in their order, each to be moved or removed. After a move by keyboard its button keeps the
 * focus.
 */
export function PickList({ list, isActing, onMove, onRemove }: PickListProps) {
  const t = useTranslations('recommendConsole');
  const textLanguage = useTextLanguage();
  const pressed = useRef<HTMLElement>(null);

  // A row that moves in the document loses the focus.
  useLayoutEffectOn(list, () => {
    if (pressed.current?.isConnected && document.activeElement === document.body) pressed.current.focus();
  });

  return (
    <ol className="border-line border-t empty:hidden">
      {list.map((video, index) => {
        const move = (step: 1 | -1) => {
          const isPossible = step < 0 ? index > 0 : index < list.length - 1;
          return (
            <button
              type="button"
              aria-disabled={!isPossible || isActing}
              aria-label={t(step < 0 ? 'upOf' : 'downOf', { title: video.title })}
              onClick={({ currentTarget }) => {
                pressed.current = currentTarget;
                if (isPossible) onMove(video.videoId, index + 1 + step);
              }}
              className={consoleButton()}
            >
              {step < 0 ? t('up') : t('down')}
            </button>
          );
        };
        return (
          <li
            key={video.videoId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-2.5 text-sm"
          >
            <span className="w-6 flex-none text-right text-ink-3 tabular-nums">{index + 1}</span>
            <Picture
              picture={video.thumb}
              cuts={[videoThumbnailSize]}
              sizes="84px"
              className="aspect-3/2 w-21 flex-none rounded-sm"
            />
            <span className="min-w-40 flex-1">
              <Link
                href={`/video/detail/${encodeURIComponent(video.videoId)}`}
                lang={textLanguage(video.titleLanguage)}
                className="line-clamp-2 font-semibold underline-offset-4 hover:underline"
              >
                {video.title}
              </Link>
              <span className="block text-ink-3">{video.nickName}</span>
            </span>
            <span className="flex gap-1.5">
              {move(-1)}
              {move(1)}
              <button
                type="button"
                aria-disabled={isActing}
                aria-label={t('removeOf', { title: video.title })}
                onClick={() => onRemove(video.videoId)}
                className={consoleButton('danger')}
              >
                {t('remove')}
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
