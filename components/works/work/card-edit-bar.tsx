'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/lib/platform/client/toast';
import type { Editor } from '@/lib/works/work/client/use-editor';
import { EditSaveLine } from './card-edit-save-line';

/** The bar at the bottom of an editor: whether everything is saved, and the buttons to save or submit it. */
export function EditBar({ editor }: { editor: Editor }) {
  const t = useTranslations('editor.bar');

  async function submit(acknowledged: boolean) {
    if (await editor.submit(acknowledged)) toast(t('submitted'));
  }
  async function withdraw() {
    if (await editor.withdraw()) toast(t('withdrawn'));
  }
  return (
    <div
      data-takes-bottom=""
      className="sticky bottom-0 z-10 -mx-gutter border-line border-t bg-paper px-gutter pt-2 pb-[calc(12px+env(safe-area-inset-bottom))]"
    >
      <EditSaveLine editor={editor} />
      <div className="flex gap-2 pt-1">
        {editor.isAuto ? (
          <button
            type="button"
            aria-disabled={editor.isSubmitting || undefined}
            onClick={() => submit(false)}
            className={`grow aria-disabled:opacity-60 ${buttonClass('accent')}`}
          >
            {editor.isSubmitting ? t('submitting') : t('submit')}
          </button>
        ) : (
          <button type="button" onClick={() => editor.save()} className={`grow ${buttonClass('accent')}`}>
            {t('save')}
          </button>
        )}
        {editor.draft.state === 'pending_review' && (
          <button type="button" onClick={withdraw} className={buttonClass('line')}>
            {t('withdraw')}
          </button>
        )}
      </div>
      {editor.asked && (
        <ConfirmDialog
          title={t('reviewTitle')}
          text={t('reviewText')}
          confirmLabel={t('reviewAction')}
          cancelLabel={t('cancel')}
          onConfirm={() => {
            editor.answer();
            void (editor.asked === 'submit' ? submit(true) : editor.save(true));
          }}
          onCancel={editor.answer}
        />
      )}
    </div>
  );
}
