'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { returnLive } from '@/lib/live/admission/client/admissions';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface ReturnPassProps {
  /** Of the broadcast. */
  id: string;
  priceFen: number;
  className: string;
  onReturned(): void;
}

/** Gives a broadcast back for the whole price, once that is confirmed. */
export function ReturnPass({ id, priceFen, className, onReturned }: ReturnPassProps) {
  const t = useTranslations('admission.return');
  const problemOf = useProblemWords();
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const sum = yuan(priceFen);

  async function giveBack() {
    setAsked(false);
    setPending(true);
    setProblem('');
    try {
      await call(returnLive, { id }, { quiet: true });
      toast(t('done', { sum }));
    } catch (error) {
      setProblem(problemOf(error).text);
    }
    setPending(false);
    onReturned();
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && setAsked(true)}
        className={className}
      >
        {isPending ? t('pending') : t('press')}
      </button>
      <div className="w-full *:justify-center">
        <FormAlert>{problem}</FormAlert>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t('title')}
          text={t('text', { sum })}
          confirmLabel={t('confirm')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={giveBack}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
