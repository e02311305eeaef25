'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

interface AskedButtonProps {
  tone?: 'accent' | 'line';
  isDestructive?: boolean;
  isPending: boolean;
  words: Record<'action' | 'title' | 'text' | 'keep', string>;
  onConfirm(): void;
}

/** A button of something that is asked once more before it is done. */
export function AskedButton({ tone = 'line', isDestructive = false, isPending, words, onConfirm }: AskedButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && setAsked(true)}
        className={`aria-disabled:opacity-60 ${isDestructive ? 'text-danger' : ''} ${buttonClass(tone)}`}
      >
        {words.action}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          confirmLabel={words.action}
          cancelLabel={words.keep}
          isDestructive={isDestructive}
          onConfirm={() => {
            setAsked(false);
            onConfirm();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
