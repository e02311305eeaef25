'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NeedsPhone } from '@/components/people/person/card-needs-phone';
import { FormAlert } from '@/components/ui/form-alert';
import { type RunningUpload, runUpload, useUploadState } from '@/lib/base/upload/client/running-uploads';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import type { WorkDraft } from '@/lib/works/work/contract';
import { UploadPanel } from './upload-panel';

interface UploadBeginningProps {
  upload: RunningUpload;
  /** Makes the upload the file of a work. */
  attach(uploadId: string): Promise<WorkDraft>;
  /** A work has the upload, which continues for it. */
  onAttached?(work: WorkDraft): void;
  /** It was cancelled. */
  onCancel(): void;
  onPick(file: File): void;
}

/**
 * An upload until the server has created it and a work has it. If that fails, it is retried by a button, and
 * automatically once the network is back; the bytes are sent meanwhile.
 */
export function UploadBeginning({ upload, attach, onAttached, onCancel, onPick }: UploadBeginningProps) {
  const t = useTranslations('filmEdit');
  const problemOf = useProblemWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { session } = upload;
  const { id } = useUploadState(session);
  const isHandedOn = useRef(false);

  async function tryToAttach() {
    if (id === null) return;
    setProblem(null);
    try {
      const work = await attach(id);
      // It was cancelled meanwhile.
      if (session.get().phase === 'canceled') return;
      isHandedOn.current = true;
      session.use();
      runUpload(work.id, upload);
      onAttached?.(work);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }
  const attachNow = useEffectEvent(tryToAttach);
  useEffect(() => {
    if (id !== null) void attachNow();
  }, [id]);
  const isOffline = problem?.code === '';
  useEffect(() => {
    if (!isOffline) return;
    const again = () => void attachNow();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isOffline]);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // Nobody would see its result, and picking the same file resumes it. Delayed, because in development React
      // unmounts and mounts again.
      setTimeout(() => isHere.current || isHandedOn.current || session.stop());
    };
  }, [session]);
  return (
    <div className="flex flex-col gap-3">
      <UploadPanel
        upload={upload}
        cancelText={t('upload.cancelFileText')}
        onCancel={() => {
          void session.cancel();
          onCancel();
        }}
        onPick={onPick}
        pickLabel={t('film.another')}
      />
      <FormAlert>
        {problem && (
          <>
            <p>{t('upload.notAttached', { text: problem.text })}</p>
            <button type="button" onClick={tryToAttach} className="min-h-11 font-semibold underline underline-offset-4">
              {t('upload.retry')}
            </button>
          </>
        )}
        {problem?.code === 'PhoneNeeded' && <NeedsPhone />}
      </FormAlert>
    </div>
  );
}
