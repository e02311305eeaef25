'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NeedsPhone } from '@/components/people/person/card-needs-phone';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { type RunningUpload, useUploadState } from '@/lib/base/upload/client/running-uploads';
import type { UploadProblem } from '@/lib/base/upload/client/upload-state';
import { chunkText } from '@/lib/platform/client/fault-words';
import { tryAgain } from '@/lib/platform/client/faults';
import { formatBytes } from '@/lib/platform/shared/format/bytes';
import { UploadBar } from './upload-bar';
import { UploadPick } from './upload-pick';

interface UploadPanelProps {
  upload: RunningUpload;
  /** What is lost by cancelling. */
  cancelText: string;
  /** Cancelled, after a confirmation. */
  onCancel(): void;
  /** Another file was picked where this one cannot continue. */
  onPick(file: File): void;
  pickLabel: string;
}

/** Problems that a retry may solve; all others need another file. */
const curable: readonly UploadProblem[] = ['loggedOut', 'phoneNeeded', 'tooMany', 'refused', 'unloaded'];

/** A file being uploaded: progress, speed, errors and actions. */
export function UploadPanel({ upload, cancelText, onCancel, onPick, pickLabel }: UploadPanelProps) {
  const t = useTranslations('filmEdit.upload');
  const client = useTranslations('client');
  const { file, session } = upload;
  const { phase, problem, failure, sent, bytes, speed, secondsLeft } = useUploadState(session);
  const [isAsked, setAsked] = useState(false);
  const percent = bytes === 0 ? 0 : Math.floor((sent * 100) / bytes);
  const canTry = phase === 'paused' || phase === 'waiting' || (problem !== null && curable.includes(problem));
  const reason = failure ? chunkText(failure) : problem && problem !== 'unloaded' && t(`problems.${problem}`);
  const resume = () => (failure ? tryAgain(failure, session.resume) : session.resume());
  if (phase === 'canceled') return null;
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4">
      <p className="flex items-baseline gap-3">
        <span className="min-w-0 grow truncate font-semibold">{file.name}</span>
        <span className="flex-none text-ink-3 text-sm tabular-nums">
          {t('size', { sent: formatBytes(sent), all: formatBytes(bytes) })}
        </span>
      </p>
      <UploadBar label={t('label')} percent={percent} isMoving={phase === 'sending' || phase === 'done'} />
      <div className={`flex flex-wrap items-baseline gap-x-4 ${problem ? '' : 'min-h-6'}`}>
        <p role="status" className="text-pretty">
          {problem === null && phase !== 'failed' && t(phase)}
        </p>
        {/* Not announced: it changes all the time, and the progress bar has it. */}
        {phase === 'sending' && (
          <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm tabular-nums">
            <span>{percent}%</span>
            {speed !== null && <span>{t('speed', { amount: formatBytes(speed) })}</span>}
            {secondsLeft !== null && <TimeLeft seconds={secondsLeft} />}
          </p>
        )}
      </div>
      <p role="alert" className="text-danger text-pretty empty:hidden">
        {reason && client('uploadFailed', { reason })}
      </p>
      {problem === 'phoneNeeded' && <NeedsPhone />}
      {phase !== 'done' && (
        <div className="flex flex-wrap gap-2">
          {phase === 'sending' && (
            <button type="button" onClick={session.pause} className={buttonClass('line')}>
              {t('pause')}
            </button>
          )}
          {canTry && (
            <button type="button" onClick={resume} className={buttonClass('line')}>
              {t(phase === 'paused' ? 'resume' : 'retry')}
            </button>
          )}
          <button type="button" onClick={() => setAsked(true)} className={buttonClass('line')}>
            {t('cancel')}
          </button>
        </div>
      )}
      {problem && (problem === 'refused' || !curable.includes(problem)) && (
        <UploadPick label={pickLabel} onPick={onPick} />
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('cancelTitle')}
          text={cancelText}
          confirmLabel={t('cancel')}
          cancelLabel={t('close')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            onCancel();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}

/** As rough as an estimate: hours and minutes, minutes, or seconds. */
function TimeLeft({ seconds }: { seconds: number }) {
  const t = useTranslations('filmEdit.upload.left');
  if (seconds < 60) return <span>{t('seconds', { seconds })}</span>;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return <span>{t('minutes', { minutes })}</span>;
  return <span>{t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</span>;
}
