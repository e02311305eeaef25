'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { iconButton } from './edit-buttons';

export interface OrderProps {
  name: string;
  /** From 0. */
  index: number;
  isLast: boolean;
  onMove(to: number): void;
  onRemove(): void;
}

/** Buttons that move one of a list up and down, and remove it. */
export function OrderButtons({ name, index, isLast, onMove, onRemove }: OrderProps) {
  const t = useTranslations('contentBlocks');
  const isFirst = index === 0;
  const move = (to: number, isOff: boolean) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    if (isOff) return;
    flushSync(() => onMove(to));
    // The element lost the focus when it moved in the page.
    button.focus();
  };
  return (
    <>
      <button
        type="button"
        aria-label={t('up', { name })}
        aria-disabled={isFirst || undefined}
        onClick={move(index - 1, isFirst)}
        className={iconButton}
      >
        <Icon name="back" className="size-4 rotate-90" />
      </button>
      <button
        type="button"
        aria-label={t('down', { name })}
        aria-disabled={isLast || undefined}
        onClick={move(index + 1, isLast)}
        className={iconButton}
      >
        <Icon name="back" className="size-4 -rotate-90" />
      </button>
      <button type="button" aria-label={t('remove', { name })} onClick={onRemove} className={iconButton}>
        <Icon name="close" className="size-4" />
      </button>
    </>
  );
}
