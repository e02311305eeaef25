'use client';

import { type ReactNode, useRef } from 'react';
import { Icon } from '@/components/ui/icon';

/** Safari before 17 and Chrome before 114 have no popovers: there the button opens the panel by an attribute. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** A button and the panel it opens, as a popover: a press outside, Escape and a press on its links close it. */
export function MenuPanel({ label, children }: { label: string; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  const close = () => (hasPopovers() ? panel.current?.hidePopover() : panel.current?.removeAttribute('data-open'));
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={label}
        onClick={() => hasPopovers() || panel.current?.toggleAttribute('data-open')}
        className="-mr-2.75 grid size-11 place-items-center"
      >
        <Icon name="menu" />
      </button>
      <nav
        ref={panel}
        id="menu"
        popover="auto"
        aria-label={label}
        onClickCapture={close}
        className="menu-panel w-56 rounded-md border border-line bg-surface p-2 text-ink"
      >
        {children}
      </nav>
    </>
  );
}
