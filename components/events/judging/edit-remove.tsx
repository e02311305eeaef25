'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { deskPartPath } from '@/lib/events/contest/client/addresses';
import { useRoundActs } from '@/lib/events/judging/client/desk-rounds';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import type { EditedRound } from './edit-state';
import { useAct } from './use-act';

/** Deletes a round that is not open; apart from the frequent actions. */
export function EditRemove({ edited }: { edited: EditedRound }) {
  const t = useTranslations('judgingDesk.remove');
  const acts = useRoundActs();
  const router = useRouter();
  const act = useAct();
  const [isAsked, setAsked] = useState(false);
  const { id, contestId } = edited.round;
  async function remove() {
    setAsked(false);
    const isDone = await act.run(() => acts.remove(id));
    if (!isDone) return;
    edited.forget();
    toast(t('done'));
    router.replace(deskPartPath(contestId, 'judging'));
  }
  return (
    <div className="pb-6">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
        className="min-h-11 text-danger underline-offset-4 hover:underline"
      >
        {t('action')}
      </button>
      <FormAlert>{act.problem?.code === 'Changed' ? t('notLast') : act.problem?.text}</FormAlert>
      {isAsked && (
        <ConfirmDialog
          title={t('title')}
          text={t('text')}
          confirmLabel={t('yes')}
          cancelLabel={t('no')}
          isDestructive
          onConfirm={remove}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
