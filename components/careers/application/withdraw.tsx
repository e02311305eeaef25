'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useApplicationActs } from '@/lib/careers/application/client/own';
import { toast } from '@/lib/platform/client/toast';
import { useOneAct } from '@/lib/platform/client/use-one-act';

/** Takes an application back, once that is confirmed. */
export function Withdraw({ id, action, of }: { id: string; action: string; of?: string }) {
  const t = useTranslations('application.withdrawal');
  const acts = useApplicationActs();
  const { act, isPending, problem } = useOneAct();
  const [isAsked, setAsked] = useState(false);
  async function withdraw() {
    setAsked(false);
    await act(async () => {
      await acts.withdraw(id);
      toast(t('done'));
    });
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && setAsked(true)}
        className={`aria-disabled:opacity-60 ${buttonClass('line', 'row')}`}
      >
        {action}
        {of && <span className="sr-only"> {of}</span>}
      </button>
      {problem && (
        <span role="alert" className="self-center text-danger text-sm">
          {problem}
        </span>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('title')}
          text={t('text')}
          confirmLabel={t('action')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={withdraw}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
