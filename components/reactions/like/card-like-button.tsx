'use client';

import { useLocale, useTranslations } from 'next-intl';
import { IconShape } from '@/components/ui/icon';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { useLike } from '@/lib/reactions/like/client/like';
import type { LikeKind } from '@/lib/reactions/like/codes';

interface CardLikeButtonProps {
  kind: LikeKind;
  id: string;
  /** Name of the liked thing, for screen readers. */
  title: string;
  /** Number of likes in the page or the list. */
  count: number;
  /** `action` is for the row of actions of a work, `plain` for a line below a short text. */
  look?: keyof typeof looks;
}

/** Likes a thing or removes the like (specification section 4, 'Toggles'); shows the number of likes. */
export function CardLikeButton({ kind, id, title, count: told, look = 'action' }: CardLikeButtonProps) {
  const t = useTranslations('like');
  const locale = useLocale();
  const { isLiked, count, press } = useLike(kind, id, told);
  return (
    <button
      type="button"
      aria-label={t('like', { title, count })}
      aria-pressed={isLiked}
      onClick={press}
      className={`inline-flex min-h-11 noscript:hidden items-center justify-center gap-1.5 text-sm transition-colors ${looks[look]} ${isLiked ? 'text-accent' : colours[look]}`}
    >
      <IconShape
        path={heart}
        className={`${look === 'action' ? 'size-4.75' : 'size-4'} ${isLiked ? 'fill-current' : ''}`}
      />
      <span className="tabular-nums">{count === 0 ? t('none') : formatMagnitude(count, locale)}</span>
    </button>
  );
}

const heart = 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z';

const looks = {
  action: 'flex-1 rounded-md bg-sunk px-3 hover:bg-line',
  plain: '-mx-2 min-w-11 px-2',
} as const;

const colours = { action: 'text-ink', plain: 'text-ink-3 hover:text-ink' } as const;
