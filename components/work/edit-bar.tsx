'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/lib/platform/client/toast';
import { EditSaveLine } from './edit-save-line';
import type { EditedWork } from './edit-work-state';

/** What can be done with a work as a whole, at the bottom of the screen. */
export function EditBar({ work, onRemove }: { work: EditedWork; onRemove(): void }) {
  const t = useTranslations('workEdit.bar');
  const save = useTranslations('workEdit.save');
  const [isAsked, setAsked] = useState(false);
  const { state } = work.draft;

  async function submit(acknowledged: boolean) {
    if (await work.submit(acknowledged)) toast(t('submitted'));
  }
  return (
    <div className="sticky bottom-0 z-10 border-line border-t bg-paper pt-2 pb-[calc(12px+env(safe-area-inset-bottom))]">
      <EditSaveLine work={work} />
      <div className="mt-1 flex flex-wrap gap-2">
        {work.isAuto && (
          <button
            type="button"
            aria-disabled={work.isSubmitting || undefined}
            onClick={() => submit(false)}
            className={`grow aria-disabled:opacity-60 ${buttonClass('accent')}`}
          >
            {work.isSubmitting ? t('submitting') : t('submit')}
          </button>
        )}
        {!work.isAuto && (
          <button type="button" onClick={() => work.save()} className={`grow ${buttonClass('accent')}`}>
            {save('save')}
          </button>
        )}
        {state === 'pending_review' && (
          <button type="button" onClick={() => work.withdraw()} className={buttonClass('line')}>
            {t('withdraw')}
          </button>
        )}
        <button type="button" onClick={() => setAsked(true)} className={`text-danger ${buttonClass('line')}`}>
          {t('remove')}
        </button>
      </div>
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
      {work.asked && (
        <ConfirmDialog
          title={t('reviewTitle')}
          text={t('reviewText')}
          confirmLabel={t('reviewAction')}
          cancelLabel={t('cancel')}
          onConfirm={() => {
            work.answer();
            void (work.asked === 'submit' ? submit(true) : work.save(true));
          }}
          onCancel={work.answer}
        />
      )}
    </div>
  );
}
