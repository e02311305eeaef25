'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { LengthCount } from '@/components/ui/length-count';
import { Sheet } from '@/components/ui/sheet';
import { TextAreaField } from '@/components/ui/text-area-field';
import { assignmentPath, judgingPath } from '@/lib/events/judging/client/addresses';
import { useJudgingActs } from '@/lib/events/judging/client/judgings';
import { judgingLimits } from '@/lib/events/judging/codes';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { countCharacters } from '@/lib/platform/shared/characters';
import type { EditedScore } from './score-state';
import { useAct } from './use-act';

interface ScoreRecuseProps {
  score: EditedScore;
  /** Where the judge goes on; null for their round. */
  nextId: string | null;
}

/** The way out for a judge with a conflict of interest; apart from the frequent actions. */
export function ScoreRecuse({ score, nextId }: ScoreRecuseProps) {
  const t = useTranslations('judging.recuse');
  const [isOpen, setOpen] = useState(false);
  return (
    <p className="mt-3">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-11 text-ink-2 underline underline-offset-4 hover:text-ink"
      >
        {t('action')}
      </button>
      {isOpen && <RecuseSheet {...{ score, nextId }} onClose={() => setOpen(false)} />}
    </p>
  );
}

/** Why a judge does not judge an entry, with what follows from it. */
function RecuseSheet({ score, nextId, onClose }: ScoreRecuseProps & { onClose(): void }) {
  const t = useTranslations('judging.recuse');
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const acts = useJudgingActs();
  const act = useAct();
  const router = useRouter();
  const { id, roundId } = score.assignment;
  const [length, max] = [countCharacters(reason.trim()), judgingLimits.reason];
  const isOver = length > max;
  const rule = length === 0 ? t('required') : isOver ? t('tooLong', { max }) : undefined;

  async function recuse() {
    setRefused(rule !== undefined);
    if (rule !== undefined || !(await act.run(() => acts.recuse(id, reason.trim())))) return;
    // What they scored goes, what is not saved too.
    score.forget();
    toast(t('done'));
    router.replace(nextId === null ? judgingPath(roundId) : assignmentPath(roundId, nextId));
  }
  return (
    <Sheet open onClose={onClose} label={t('title')} closeLabel={t('close')}>
      <p className="mb-4 text-ink-2 text-pretty">{t('text')}</p>
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
      <FormAlert>{act.problem?.text}</FormAlert>
      <button
        type="button"
        aria-disabled={act.isBusy || undefined}
        onClick={recuse}
        className={`w-full aria-disabled:opacity-60 ${buttonClass('danger')}`}
      >
        {act.isBusy ? t('sending') : t('confirm')}
      </button>
    </Sheet>
  );
}
