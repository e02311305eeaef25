'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/lib/platform/client/toast';
import { EditSaveLine } from './edit-save-line';
import type { EditedWork } from './edit-work-state';

/** The bar at the bottom: whether a work is saved, and the buttons to submit it. */
export function EditBar({ work }: { work: EditedWork }) {
  const t = useTranslations('workEdit.bar');
  const save = useTranslations('workEdit.save');

  async function submit(acknowledged: boolean) {
    if (await work.submit(acknowledged)) toast(t('submitted'));
  }
  async function withdraw() {
    if (await work.withdraw()) toast(t('withdrawn'));
  }
  return (
    <div
      data-takes-bottom=""
      className="sticky bottom-0 z-10 -mx-gutter border-line border-t bg-paper px-gutter pt-2 pb-[calc(12px+env(safe-area-inset-bottom))]"
    >
      <EditSaveLine work={work} />
      <div className="flex gap-2 pt-1">
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
        {work.draft.state === 'pending_review' && (
          <button type="button" onClick={withdraw} className={buttonClass('line')}>
            {t('withdraw')}
          </button>
        )}
      </div>
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
