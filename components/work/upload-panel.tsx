'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Link } from '@/lib/platform/i18n/link';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { useUploadState } from '@/lib/upload/client/running-uploads';
import type { UploadSession } from '@/lib/upload/client/upload-session';
import { UploadBar } from './upload-bar';

interface UploadPanelProps {
  session: UploadSession;
  /** It is to be given up; it was asked about. */
  onCancel(): void;
}

const megabyte = 1024 * 1024;

/** A file on its way: how far it is, how fast, what is wrong, and what can be done. */
export function UploadPanel({ session, onCancel }: UploadPanelProps) {
  const t = useTranslations('workEdit.upload');
  const bar = useTranslations('workEdit.bar');
  const state = useUploadState(session);
  const [isAsked, setAsked] = useState(false);
  const { phase, problem, sent, bytes, speed, secondsLeft } = state;
  const percent = bytes === 0 ? 0 : Math.floor((sent * 100) / bytes);
  const isRunning = phase === 'sending' || phase === 'waiting';
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <UploadBar label={t('label')} percent={percent} />
      <p role="status" className="mt-2 text-pretty">
        {problem ? t(`problems.${problem}`) : phase === 'failed' || phase === 'canceled' ? '' : t(phase, { percent })}
      </p>
      {phase === 'sending' && (
        <p className="flex min-h-5 flex-wrap gap-x-4 text-sm text-ink-3 tabular-nums">
          {speed !== null && <span>{t('speed', { speed: (speed / megabyte).toFixed(1) })}</span>}
          {secondsLeft !== null && (
            <span>{t('left', { minutes: Math.floor(secondsLeft / 60), seconds: secondsLeft % 60 })}</span>
          )}
        </p>
      )}
      {problem === 'phoneNeeded' && <NeedsPhone />}
      {phase !== 'done' && (
        <div className="mt-3 flex flex-wrap gap-2">
          {isRunning && phase === 'sending' && (
            <button type="button" onClick={session.pause} className={buttonClass('line')}>
              {t('pause')}
            </button>
          )}
          {!(phase === 'sending' || phase === 'canceled') && (
            <button type="button" onClick={session.resume} className={buttonClass('line')}>
              {t(phase === 'paused' ? 'resume' : 'retry')}
            </button>
          )}
          <button type="button" onClick={() => setAsked(true)} className={buttonClass('line')}>
            {t('cancel')}
          </button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('cancelTitle')}
          text={t('cancelText')}
          confirmLabel={t('cancel')}
          cancelLabel={bar('close')}
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

/** The way to bind the phone that publishing needs, and back to the upload. */
export function NeedsPhone() {
  const t = useTranslations('workEdit.upload');
  const back = encodeURIComponent(getPathname({ locale: useLanguage(), href: '/MyMaJiang/new' }));
  return (
    <Link
      href={`/Settings/security?change=phone&redirecturl=${back}`}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {t('bindPhone')}
    </Link>
  );
}
