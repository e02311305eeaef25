'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { LengthCount } from '@/components/ui/length-count';
import { Sheet } from '@/components/ui/sheet';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useRoundActs } from '@/lib/events/judging/client/desk-rounds';
import { judgingLimits } from '@/lib/events/judging/codes';
import type { PanelJudge } from '@/lib/events/judging/contract';
import { toast } from '@/lib/platform/client/toast';
import { countCharacters } from '@/lib/platform/shared/characters';
import { useRoundRule } from './edit-rules';
import { useAct } from './use-act';

interface RemoveJudgeSheetProps {
  roundId: string;
  judge: PanelJudge;
  onClose(): void;
}

/** Why a judge is taken out of an open round, and whether their scores go as well. */
export function RemoveJudgeSheet({ roundId, judge, onClose }: RemoveJudgeSheetProps) {
  const t = useTranslations('judgingDesk.removing');
  const panel = useTranslations('judgingDesk.panel');
  const acts = useRoundActs();
  const act = useAct();
  const wordsOf = useRoundRule();
  const [reason, setReason] = useState('');
  const [isConflict, setConflict] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { userId, nickname } = judge;
  const [length, max] = [countCharacters(reason.trim()), judgingLimits.reason];
  const [broken] = act.fields;
  const own = length === 0 ? 'required' : length > max ? 'reason' : undefined;
  const rule = isRefused && own ? own : broken?.rule;

  async function remove() {
    setRefused(own !== undefined);
    if (own !== undefined) return;
    const removed = { roundId, userId, isConflict, reason: reason.trim() };
    if (!(await act.run(() => acts.removeJudge(removed)))) return;
    toast(panel('removed', { name: nickname }));
    onClose();
  }
  return (
    <Sheet open label={t('title', { name: nickname })} closeLabel={t('close')} onClose={onClose}>
      <p className="mb-4 text-ink-2 text-pretty">{t('text')}</p>
      <TextAreaField
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        isOver={length > max}
        counter={2 * length > max && <LengthCount {...{ length, max }} label={t('count', { length, max })} />}
        error={rule && wordsOf('reason', rule)}
      />
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          checked={isConflict}
          onChange={({ target }) => setConflict(target.checked)}
          className="size-5 flex-none accent-accent"
        />
        {t('conflict')}
      </label>
      <FormAlert>{act.problem?.text}</FormAlert>
      <button
        type="button"
        aria-disabled={act.isBusy || undefined}
        onClick={remove}
        className={`w-full aria-disabled:opacity-60 ${buttonClass('danger')}`}
      >
        {act.isBusy ? t('sending') : t('confirm')}
      </button>
    </Sheet>
  );
}
