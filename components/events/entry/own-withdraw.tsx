'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { useEntryActs } from '@/lib/events/entry/client/own-entries';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';

/** Takes an entry back, once that is confirmed: its work is free again, and what was paid goes back. */
export function OwnWithdraw({ draft }: { draft: EntryDraft }) {
  const t = useTranslations('entryOwn.withdraw');
  const acts = useEntryActs();
  const problemOf = useProblemWords();
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  async function withdraw() {
    setAsked(false);
    setPending(true);
    setProblem('');
    try {
      await acts.withdraw(draft.id);
      toast(t('done'));
    } catch (error) {
      setProblem(problemOf(error).text);
    } finally {
      setPending(false);
    }
  }
  return (
    <div className="border-line border-t pt-5 pb-7">
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && setAsked(true)}
        className={`text-danger aria-disabled:opacity-60 ${buttonClass('line')}`}
      >
        {isPending ? t('pending') : t('action')}
      </button>
      <FormAlert>{problem}</FormAlert>
      {isAsked && (
        <ConfirmDialog
          title={t('title')}
          text={t(costOf(draft))}
          confirmLabel={t('action')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={withdraw}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}

/** What becomes of its fee. */
function costOf({ isPaid, state }: EntryDraft) {
  if (isPaid) return 'paidText';
  if (state === 'pendingPayment') return 'transferText';
  return state === 'unpaid' ? 'unpaidText' : 'text';
}
