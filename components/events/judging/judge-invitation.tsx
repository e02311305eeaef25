'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { useJudgingActs } from '@/lib/events/judging/client/judgings';
import type { JudgingDetail } from '@/lib/events/judging/contract';
import { toast } from '@/lib/platform/client/toast';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { useAct } from './use-act';

/** What judging in a round takes, and the answer to its invitation, which can be changed until it opens. */
export function JudgeInvitation({ judging }: { judging: JudgingDetail }) {
  const t = useTranslations('judging.invitation');
  const acts = useJudgingActs();
  const act = useAct();
  const [sent, setSent] = useState(true);
  const { roundId, judgeState } = judging;
  const isAsked = judgeState === 'invited';
  const hasAccepted = judgeState === 'accepted';
  async function answer(accepts: boolean) {
    setSent(accepts);
    if (await act.run(() => acts.answer(roundId, accepts))) toast(t(accepts ? 'accepted' : 'declined'));
  }
  const button = (accepts: boolean, tone: 'accent' | 'line') => (
    <button
      type="button"
      aria-disabled={act.isBusy || undefined}
      onClick={() => answer(accepts)}
      className={`grow aria-disabled:opacity-60 md:grow-0 ${buttonClass(tone)}`}
    >
      {act.isBusy && sent === accepts ? t('answering') : t(accepts ? 'accept' : 'decline')}
    </button>
  );
  return (
    <section aria-label={t('title')} className="rounded-lg bg-sunk px-4 pt-4 pb-5 md:px-6">
      <h2 aria-live="polite" className="text-lg">
        {t(isAsked ? 'title' : hasAccepted ? 'titleAccepted' : 'titleDeclined')}
      </h2>
      {!isAsked && <p className="mt-1 text-ink-2 text-pretty">{t(hasAccepted ? 'textAccepted' : 'textDeclined')}</p>}
      <Takes judging={judging} />
      <FormAlert>{act.problem?.text}</FormAlert>
      <div className="mt-1 flex flex-wrap gap-2">
        {!hasAccepted && button(true, 'accent')}
        {judgeState !== 'declined' && button(false, 'line')}
      </div>
    </section>
  );
}

function Takes({ judging }: { judging: JudgingDetail }) {
  const t = useTranslations('judging.invitation.takes');
  const { deadlineTime, isBlind, criteria, needsReason, isChair } = judging;
  const lines = [
    deadlineTime === null
      ? t('noDeadline')
      : t('deadline', { time: formatDate(Date.parse(deadlineTime), { withTime: true }) }),
    t('number'),
    criteria.length > 0 && t('criteria', { count: criteria.length }),
    needsReason && t('reason'),
    t(isBlind ? 'blind' : 'named'),
    isChair && t('chair'),
    t('entrant'),
  ];
  return (
    <ul className="mt-3 mb-3 list-disc pl-5 text-pretty tabular-nums">
      {lines.map((line) => line && <li key={line}>{line}</li>)}
    </ul>
  );
}
