'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

interface EditRemoveProps {
  words: Record<'action' | 'title' | 'text', string>;
  onRemove(): void;
}

/** Deletes what is edited, after a confirmation; apart from the frequent actions. */
export function EditRemove({ words, onRemove }: EditRemoveProps) {
  const cancel = useTranslations('editor.bar')('cancel');
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="border-line border-t pt-5 pb-7">
      <button type="button" onClick={() => setAsked(true)} className={`text-danger ${buttonClass('line')}`}>
        {words.action}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          confirmLabel={words.action}
          cancelLabel={cancel}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            onRemove();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
