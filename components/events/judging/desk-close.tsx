'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { NumberField } from '@/components/ui/number-field';
import { useRoundActs } from '@/lib/events/judging/client/desk-rounds';
import type { Round } from '@/lib/events/judging/contract';
import { toast } from '@/lib/platform/client/toast';
import { useRoundRule } from './edit-rules';
import { progressOf } from './round-progress';
import { useAct } from './use-act';

interface CloseRoundProps {
  round: Round;
  /** Its deadline has passed. */
  isOver: boolean;
}

/** Closes a round once all scores are in or its deadline has passed: asked before, and once more where nobody scored an entry. */
export function CloseRound({ round, isOver }: CloseRoundProps) {
  const t = useTranslations('judgingDesk.closing');
  const acts = useRoundActs();
  const act = useAct();
  const wordsOf = useRoundRule();
  const [goOn, setGoOn] = useState<number | null>(null);
  const [asked, setAsked] = useState<'close' | null>(null);
  const [isDeclined, setDeclined] = useState(false);
  const { open } = progressOf(round.judges);
  const isEarly = open > 0 && !isOver;
  const [broken] = act.fields;
  const isUnscored = broken?.rule === 'unscored' && !isDeclined;

  async function close(acknowledged: boolean) {
    setAsked(null);
    setDeclined(acknowledged);
    if (await act.run(() => acts.close(round.id, { goOn: goOn ?? 0, acknowledged }))) toast(t('closed'));
  }
  return (
    <>
      <p className="mb-4 text-pretty tabular-nums">
        {isEarly ? t('early', { count: open }) : t(open > 0 ? 'readyOver' : 'ready')}
      </p>
      <NumberField label={t('goOn')} hint={t('goOnHint')} value={goOn} onChange={setGoOn} />
      <FormAlert>{broken && !isUnscored ? wordsOf(broken.field, broken.rule) : act.problem?.text}</FormAlert>
      <button
        type="button"
        disabled={isEarly}
        aria-disabled={act.isBusy || undefined}
        onClick={() => !act.isBusy && setAsked('close')}
        className={`w-full aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {act.isBusy ? t('closing') : t('action')}
      </button>
      {asked && (
        <ConfirmDialog
          title={t('title')}
          text={t('text')}
          confirmLabel={t('yes')}
          cancelLabel={t('no')}
          onConfirm={() => close(false)}
          onCancel={() => setAsked(null)}
        />
      )}
      {isUnscored && (
        <ConfirmDialog
          title={t('unscoredTitle')}
          text={t('unscoredText')}
          confirmLabel={t('unscoredYes')}
          cancelLabel={t('no')}
          isDestructive
          onConfirm={() => close(true)}
          onCancel={() => setDeclined(true)}
        />
      )}
    </>
  );
}
