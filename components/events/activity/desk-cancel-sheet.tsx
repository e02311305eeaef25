'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { LengthCount } from '@/components/ui/length-count';
import { Sheet } from '@/components/ui/sheet';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useActivityActs } from '@/lib/events/activity/client/own-activities';
import { activityLimits } from '@/lib/events/activity/codes';
import type { ActivityDraft } from '@/lib/events/activity/contract';
import { isFailure } from '@/lib/platform/client/save-failure';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { countCharacters } from '@/lib/platform/shared/characters';

interface CancelSheetProps {
  activity: ActivityDraft;
  onClose(): void;
}

/** Why an activity is canceled, which all who take part are told; asked once more before it is done. */
export function CancelSheet({ activity, onClose }: CancelSheetProps) {
  const t = useTranslations('activityManage.cancel');
  const cancel = useCancel(activity.id, onClose);
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [length, max] = [countCharacters(reason.trim()), activityLimits.cancelReason];
  const isOver = length > max;
  const rule = length === 0 ? t('required') : isOver ? t('tooLong', { max }) : undefined;

  function ask() {
    setRefused(rule !== undefined);
    if (rule === undefined && !cancel.isBusy) setAsked(true);
  }
  return (
    <Sheet open onClose={onClose} label={t('title')} closeLabel={t('close')}>
      <ul className="mb-4 list-disc pl-5 text-ink-2 text-pretty">
        {(['told', 'refunded', 'final'] as const).map((name) => (
          <li key={name}>{t(`effects.${name}`)}</li>
        ))}
      </ul>
      <TextAreaField
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        isOver={isOver}
        counter={2 * length > max && <LengthCount {...{ length, max }} label={t('count', { length, max })} />}
        error={isRefused ? rule : undefined}
      />
      <FormAlert>{cancel.problem}</FormAlert>
      <button
        type="button"
        aria-disabled={cancel.isBusy || undefined}
        onClick={ask}
        className={`w-full aria-disabled:opacity-60 ${buttonClass('danger')}`}
      >
        {cancel.isBusy ? t('canceling') : t('action')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('sure', { title: activity.title })}
          text={t('sureText')}
          confirmLabel={t('confirm')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            void cancel.send(reason.trim());
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </Sheet>
  );
}

function useCancel(id: string, onDone: () => void) {
  const t = useTranslations('activityManage.cancel');
  const acts = useActivityActs();
  const problemOf = useProblemWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isBusy,
    problem,
    async send(reason: string): Promise<void> {
      setBusy(true);
      setProblem(null);
      try {
        await acts.cancel(id, reason);
        toast(t('done'));
        onDone();
      } catch (error) {
        if (!isFailure(error)) throw error;
        setProblem(problemOf(error).text);
      } finally {
        setBusy(false);
      }
    },
  };
}
