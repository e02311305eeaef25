'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { useJudgingActs } from '@/lib/events/judging/client/judgings';
import type { JudgingDetail } from '@/lib/events/judging/contract';
import { isFailure } from '@/lib/platform/client/save-failure';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** What judging in a round takes, and the answer to its invitation, which can be changed until it opens. */
export function JudgeInvitation({ judging }: { judging: JudgingDetail }) {
  const t = useTranslations('judging.invitation');
  const answer = useAnswer(judging.roundId);
  const { judgeState } = judging;
  const isAsked = judgeState === 'invited';
  const hasAccepted = judgeState === 'accepted';
  const button = (accepts: boolean, tone: 'accent' | 'line') => (
    <button
      type="button"
      aria-disabled={answer.isBusy || undefined}
      onClick={() => answer.send(accepts)}
      className={`grow aria-disabled:opacity-60 md:grow-0 ${buttonClass(tone)}`}
    >
      {answer.sent === accepts ? t('answering') : t(accepts ? 'accept' : 'decline')}
    </button>
  );
  return (
    <section aria-label={t('title')} className="rounded-lg bg-sunk px-4 pt-4 pb-5 md:px-6">
      <h2 aria-live="polite" className="text-lg">
        {t(isAsked ? 'title' : hasAccepted ? 'titleAccepted' : 'titleDeclined')}
      </h2>
      {!isAsked && <p className="mt-1 text-ink-2 text-pretty">{t(hasAccepted ? 'textAccepted' : 'textDeclined')}</p>}
      <Takes judging={judging} />
      <FormAlert>{answer.problem}</FormAlert>
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

function useAnswer(roundId: string) {
  const t = useTranslations('judging.invitation');
  const acts = useJudgingActs();
  const problemOf = useProblemWords();
  const [sent, setSent] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    sent,
    isBusy: sent !== null,
    problem,
    async send(accepts: boolean): Promise<void> {
      if (sent !== null) return;
      setSent(accepts);
      setProblem(null);
      try {
        await acts.answer(roundId, accepts);
        toast(t(accepts ? 'accepted' : 'declined'));
      } catch (error) {
        if (!isFailure(error)) throw error;
        setProblem(problemOf(error).text);
      } finally {
        setSent(null);
      }
    },
  };
}
