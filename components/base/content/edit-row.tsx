'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { OrderButtons, type OrderProps } from './edit-order';

interface BlockRowProps extends OrderProps {
  isOpen: boolean;
  /** Something in it breaks a rule. */
  isMarked: boolean;
  onToggle(): void;
  /** Its fields; they stay once they were opened, since a picture may be on its way. */
  children: ReactNode;
}

/** A block in the list of the editor: its name, its place in the order, and its fields once it is opened. */
export function BlockRow({ name, isOpen, isMarked, onToggle, children, ...order }: BlockRowProps) {
  const t = useTranslations('contentBlocks');
  const id = useId();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div className="min-w-0 grow">
      <div className="flex items-center gap-x-1">
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
        <OrderButtons {...{ name, ...order }} />
      </div>
      <div id={`${id}-fields`} hidden={!isOpen} className="pt-2 pb-4">
        {wasOpen && children}
      </div>
    </div>
  );
}
