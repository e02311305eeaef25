'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { Sheet } from '@/components/ui/sheet';
import { TimeField } from '@/components/ui/time-field';
import { useRoundActs } from '@/lib/events/judging/client/desk-rounds';
import type { Round } from '@/lib/events/judging/contract';
import { toast } from '@/lib/platform/client/toast';
import { useRoundRule } from './edit-rules';
import { useAct } from './use-act';

interface ExtendSheetProps {
  round: Round;
  onClose(): void;
}

/** Gives the judges of a round more time. */
export function ExtendSheet({ round, onClose }: ExtendSheetProps) {
  const t = useTranslations('judgingDesk.extend');
  const acts = useRoundActs();
  const act = useAct();
  const wordsOf = useRoundRule();
  const [time, setTime] = useState(round.deadlineTime ?? '');
  const [isEmpty, setEmpty] = useState(false);
  const [broken] = act.fields;
  const rule = isEmpty ? 'required' : broken?.rule;

  async function extend() {
    setEmpty(time === '');
    if (time === '') return;
    if (!(await act.run(() => acts.extend(round.id, round.revision, time)))) return;
    toast(t('done'));
    onClose();
  }
  return (
    <Sheet open label={t('title')} closeLabel={t('close')} onClose={onClose}>
      <TimeField
        label={t('field')}
        hint={t('hint')}
        error={rule && wordsOf('deadlineTime', rule)}
        value={time}
        onChange={setTime}
      />
      <FormAlert>{act.problem?.text}</FormAlert>
      <button
        type="button"
        aria-disabled={act.isBusy || undefined}
        onClick={extend}
        className={`w-full aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {act.isBusy ? t('sending') : t('confirm')}
      </button>
    </Sheet>
  );
}
