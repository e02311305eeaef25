'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

/** Deletes a channel that is not public, after a question. */
export function EditRemove({ onRemove }: { onRemove(): void }) {
  const t = useTranslations('topicEdit.bar');
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="border-line border-t pt-5 pb-7">
      <button type="button" onClick={() => setAsked(true)} className={`text-danger ${buttonClass('line')}`}>
        {t('remove')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('removeTitle')}
          text={t('removeText')}
          confirmLabel={t('remove')}
          cancelLabel={t('cancel')}
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
