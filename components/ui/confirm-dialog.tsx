'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from './button-class';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  /** What is confirmed takes something away: it is red, and the other button stands first and has the focus. */
  isDestructive?: boolean;
  onConfirm(): void;
  /** The other button, Escape, or Android's back button. */
  onCancel(): void;
}

/** Asks for confirmation; open while it is rendered. Closing restores the focus. */
export function ConfirmDialog({ title, text, isDestructive = false, ...props }: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Before the element is removed: only closing restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const buttons = [
    <button
      key="confirm"
      type="button"
      onClick={onConfirm}
      className={buttonClass(isDestructive ? 'danger' : 'accent')}
    >
      {confirmLabel}
    </button>,
    <button key="cancel" type="button" onClick={onCancel} className={buttonClass('line')}>
      {cancelLabel}
    </button>,
  ];
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-auto w-[calc(100%-2*var(--spacing-gutter))] max-w-90 rounded-lg border border-line bg-surface p-6 text-ink backdrop:bg-shade/60"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-ink-2 text-pretty">
        {text}
      </p>
      <div className="mt-6 flex flex-col gap-3">{isDestructive ? buttons.reverse() : buttons}</div>
    </dialog>,
    document.body,
  );
}
