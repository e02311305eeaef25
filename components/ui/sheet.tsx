'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon';

interface SheetProps {
  open: boolean;
  onClose(): void;
  /** Its heading and accessible name. */
  label: string;
  closeLabel: string;
  /** Its content is much wider than high. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A sheet at the bottom with a mask over the page. Escape, Android's back button, a tap on the mask and its button
 * close it and restore the focus. It is rendered in the body, since its opener may be hidden meanwhile.
 */
export function Sheet({ open, ...sheet }: SheetProps) {
  return open ? createPortal(<OpenSheet {...sheet} />, document.body) : null;
}

function OpenSheet({ onClose, label, closeLabel, isWide = false, children }: Omit<SheetProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  // Before the element is removed: only closing restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the mask is for pointers; Escape and the button are for keys
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onCancel={onClose}
      // The content fills it: only a press on the mask has the element itself as target.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`fixed inset-x-0 top-auto bottom-0 mx-auto max-h-[85dvh] w-full overscroll-contain rounded-t-lg border-line border-t bg-surface text-ink transition-transform backdrop:bg-shade/60 starting:translate-y-full ${isWide ? 'max-w-160' : 'max-w-105'}`}
    >
      <div className="px-[min(var(--spacing-gutter),24px)] pt-2 pb-[calc(20px+env(safe-area-inset-bottom))]">
        <div className="mb-2 flex items-center justify-between">
          <h2 id={title} className="text-lg">
            {label}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="-mr-2.75 grid size-11 place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
