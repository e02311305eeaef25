'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { useReplayActs } from '@/lib/live/replay/client/own-replay';
import { useOneAct } from '@/lib/platform/client/use-one-act';

/** Deletes the recording of a broadcast for good, asked once more. */
export function ReplayRefusal({ id }: { id: string }) {
  const t = useTranslations('replayDesk.refuse');
  const acts = useReplayActs(id);
  const { act, isPending, problem } = useOneAct();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="mt-3">
      <FormAlert>{problem}</FormAlert>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={isPending || undefined}
        onClick={() => setAsked(true)}
        className={`text-danger aria-disabled:opacity-60 ${buttonClass('line', 'row')}`}
      >
        {t('action')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('title')}
          text={t('text')}
          confirmLabel={t('confirm')}
          cancelLabel={t('cancel')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            void act(acts.refuse);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
