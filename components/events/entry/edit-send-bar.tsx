'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EditSaveLine } from '@/components/works/work/card-edit-save-line';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { yuan } from '@/lib/platform/shared/format/yuan';
import type { EditedEntry } from './edit-state';

interface EditSendBarProps {
  entry: EditedEntry;
  onSent(draft: EntryDraft): void;
}

/** The bar at the bottom of the form: whether everything is saved, what it costs, and the button that sends it. */
export function EditSendBar({ entry, onSent }: EditSendBarProps) {
  const t = useTranslations('entryEdit.send');
  const { feeFen, isSubmitting, asked, answer } = entry;

  async function send(acknowledged: boolean) {
    const draft = await entry.send(acknowledged);
    if (draft) onSent(draft);
  }
  return (
    <div
      data-takes-bottom=""
      className="sticky bottom-0 z-10 -mx-gutter border-line border-t bg-paper px-gutter pt-2 pb-[calc(12px+env(safe-area-inset-bottom))]"
    >
      <EditSaveLine editor={entry} />
      <button
        type="button"
        aria-disabled={isSubmitting || undefined}
        onClick={() => void send(false)}
        className={`mt-1 min-h-12 w-full text-lg tabular-nums aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {isSubmitting ? t('sending') : feeFen ? t('pay', { sum: yuan(feeFen) }) : t('send')}
      </button>
      {asked && (
        <ConfirmDialog
          title={t('wordsTitle')}
          text={t('wordsText')}
          confirmLabel={t('wordsAction')}
          cancelLabel={t('back')}
          onConfirm={() => {
            answer();
            void send(true);
          }}
          onCancel={answer}
        />
      )}
    </div>
  );
}
