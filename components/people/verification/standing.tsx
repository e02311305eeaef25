'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { withdrawApplication } from '@/lib/people/verification/client/own';
import type { OwnApplication } from '@/lib/people/verification/contract';
import { call } from '@/lib/platform/client/call';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { formatDate, lastDayBefore } from '@/lib/platform/shared/format/beijing';

interface StandingProps {
  application: OwnApplication;
}

const timeOf = (time: string) => formatDate(Date.parse(time), { withTime: true });

/** What holds, and until when. */
export function Holding({ application }: StandingProps) {
  const t = useTranslations('verification');
  const { validUntil } = application;
  return (
    <Standing title={t('passed.title')} application={application}>
      <p className="mt-1 text-ink-2">{validUntil ? t('passed.until', { day: validUntil }) : t('passed.always')}</p>
    </Standing>
  );
}

/** What waits for a decision, with the time by which it is made; it can be withdrawn. */
export function Pending({ application, onWithdrawn }: StandingProps & { onWithdrawn(): Promise<unknown> }) {
  const t = useTranslations('verification.pending');
  const problemOf = useProblemWords();
  const [isAsking, ask] = useState(false);
  const [problem, setProblem] = useState('');
  async function withdraw() {
    ask(false);
    setProblem('');
    try {
      await call(withdrawApplication, { id: application.id }, { quiet: true });
    } catch (error) {
      setProblem(problemOf(error).text);
    }
    await onWithdrawn();
  }
  return (
    <Standing title={t('title')} application={application}>
      <p className="mt-1 text-ink-2 text-pretty">
        {t('text', { sent: timeOf(application.submittedAt), due: lastDayBefore(Date.parse(application.dueAt)) })}
      </p>
      <FormAlert>{problem}</FormAlert>
      <button type="button" onClick={() => ask(true)} className={buttonClass('line')}>
        {t('withdraw')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('ask')}
          text={t('askText')}
          confirmLabel={t('confirm')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={withdraw}
          onCancel={() => ask(false)}
        />
      )}
    </Standing>
  );
}

/** Why the latest application was refused. */
export function Refused({ application }: StandingProps) {
  const t = useTranslations('verification');
  const { refusal, reason, decidedAt } = application;
  return (
    <Standing title={t('refused.title')} application={application}>
      {refusal && <p className="mt-1 text-danger">{t(`refusals.${refusal}`)}</p>}
      {reason && <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{reason}</p>}
      {decidedAt && <p className="mt-1 text-ink-3 text-sm">{timeOf(decidedAt)}</p>}
    </Standing>
  );
}

interface StandingFrameProps extends StandingProps {
  title: string;
  children: ReactNode;
}

/** The masked facts of an application below what is said of it. */
function Standing({ title, application: { name, paper, numberEnd }, children }: StandingFrameProps) {
  const t = useTranslations('verification');
  return (
    <div className="mt-4 rounded-md bg-sunk px-4 py-3">
      <h3 className="text-base">{title}</h3>
      <p className="text-ink-3 text-sm tabular-nums wrap-anywhere">
        {t('masked', { name, paper: paper ? t(`papers.${paper}.name`) : t('fields.creditCode'), end: numberEnd })}
      </p>
      {children}
    </div>
  );
}
