'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/lib/platform/client/toast';
import { EditSaveLine } from './edit-save-line';
import type { EditedTopic } from './edit-state';

/** The bottom bar: saving state, handing in, and taking back. */
export function EditBar({ topic }: { topic: EditedTopic }) {
  const t = useTranslations('topicEdit.bar');

  async function submit(acknowledged: boolean) {
    if (await topic.submit(acknowledged)) toast(t('submitted'));
  }
  async function withdraw() {
    if (await topic.withdraw()) toast(t('withdrawn'));
  }
  return (
    <div
      data-takes-bottom=""
      className="sticky bottom-0 z-10 -mx-gutter border-line border-t bg-paper px-gutter pt-2 pb-[calc(12px+env(safe-area-inset-bottom))]"
    >
      <EditSaveLine topic={topic} />
      <div className="flex gap-2 pt-1">
        {topic.isAuto ? (
          <button
            type="button"
            aria-disabled={topic.isSubmitting || undefined}
            onClick={() => submit(false)}
            className={`grow aria-disabled:opacity-60 ${buttonClass('accent')}`}
          >
            {topic.isSubmitting ? t('submitting') : t('submit')}
          </button>
        ) : (
          <button type="button" onClick={() => topic.save()} className={`grow ${buttonClass('accent')}`}>
            {t('save')}
          </button>
        )}
        {topic.draft.state === 'pending_review' && (
          <button type="button" onClick={withdraw} className={buttonClass('line')}>
            {t('withdraw')}
          </button>
        )}
      </div>
      {topic.asked && (
        <ConfirmDialog
          title={t('reviewTitle')}
          text={t('reviewText')}
          confirmLabel={t('reviewAction')}
          cancelLabel={t('cancel')}
          onConfirm={() => {
            topic.answer();
            void (topic.asked === 'submit' ? submit(true) : topic.save(true));
          }}
          onCancel={topic.answer}
        />
      )}
    </div>
  );
}
