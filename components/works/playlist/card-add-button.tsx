'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { goToLogin } from '@/lib/platform/client/error-path';
import { loadPart } from '@/lib/platform/client/load-part';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import type { AddSheetProps } from './add-sheet';

interface CardAddButtonProps {
  /** The work. */
  id: string;
  title: string;
  /** Class and text where there is space for a text. Else it is an icon on the work's picture. */
  className?: string;
  children?: ReactNode;
}

/**
 * Adds a work to play lists of the caller: opens the sheet with them, which is loaded on demand. Visitors log in first.
 */
export function CardAddButton({ id, title, className, children }: CardAddButtonProps) {
  const t = useTranslations('playlist');
  const [Sheet, setSheet] = useState<ComponentType<AddSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (!isLoggedIn()) return goToLogin();
    setOpen(true);
    loadPart(
      () => import('./add-sheet'),
      'playlist',
      (loaded) => setSheet(() => loaded.AddSheet),
    );
  };
  return (
    <>
      {children ? (
        <button type="button" onClick={open} className={className}>
          {children}
        </button>
      ) : (
        <button
          type="button"
          aria-label={t('add', { title })}
          onClick={open}
          className="group/add grid size-11 noscript:hidden place-items-center rounded-full text-white"
        >
          <span className="grid size-8 place-items-center rounded-full bg-shade/60 transition-colors group-hover/add:bg-shade/80">
            <ScreenIcon name="addToList" className="size-4.5" />
          </span>
        </button>
      )}
      {Sheet && isOpen && <Sheet videoId={id} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
