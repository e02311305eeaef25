'use client';

import { useTranslations } from 'next-intl';
import type { CommentSort } from '@/lib/reactions/comment/client/comments';

interface SortSwitchProps {
  sort: CommentSort;
  onChange(sort: CommentSort): void;
}

/** Chooses the order of a discussion. */
export function SortSwitch({ sort, onChange }: SortSwitchProps) {
  const t = useTranslations('comment.sorts');
  return (
    <fieldset className="flex gap-1 noscript:hidden">
      <legend className="sr-only">{t('label')}</legend>
      {sorts.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === sort}
          onClick={() => onChange(one)}
          className="min-h-11 rounded-full px-3 text-ink-3 text-sm transition-colors hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {t(one)}
        </button>
      ))}
    </fieldset>
  );
}

const sorts = ['latest', 'liked'] as const;
