'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { iconButton } from './edit-buttons';

interface BlockRowProps {
  name: string;
  /** From 0. */
  index: number;
  isLast: boolean;
  isOpen: boolean;
  /** Something in it breaks a rule. */
  isMarked: boolean;
  onToggle(): void;
  onMove(to: number): void;
  onRemove(): void;
  /** Its fields; they stay once they were opened, since a picture may be on its way. */
  children: ReactNode;
}

/** A block in the list of the editor: its name, its place in the order, and its fields once it is opened. */
export function BlockRow({
  name,
  index,
  isLast,
  isOpen,
  isMarked,
  onToggle,
  onMove,
  onRemove,
  children,
}: BlockRowProps) {
  const t = useTranslations('contentBlocks');
  const id = useId();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const move = (to: number, isOff: boolean) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    if (isOff) return;
    flushSync(() => onMove(to));
    // The element lost the focus when it moved in the page.
    button.focus();
  };
  const isFirst = index === 0;
  return (
    <div className="min-w-0 grow">
      <div className="flex flex-wrap items-center gap-x-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 grow items-center gap-2 text-left"
        >
          <Icon name="back" className={`size-4 flex-none text-ink-3 ${isOpen ? 'rotate-90' : '-rotate-90'}`} />
          <span className="min-w-0 truncate font-semibold">{name}</span>
          {isMarked && <span className="flex-none text-danger text-sm">{t('check')}</span>}
        </button>
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
      </div>
      <div id={`${id}-fields`} hidden={!isOpen} className="pt-2 pb-4">
        {wasOpen && children}
      </div>
    </div>
  );
}
