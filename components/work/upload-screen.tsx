'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { runUpload, useUploadState } from '@/lib/upload/client/running-uploads';
import { createUploadSession, type UploadSession } from '@/lib/upload/client/upload-session';
import { useWorkActs } from '@/lib/video/client/works';
import { NeedsPhone, UploadPanel } from './upload-panel';
import { UploadPick } from './upload-pick';
import { UploadUnfinished } from './upload-unfinished';

/** The beginning of a work: its video is chosen, and from the first byte there is a draft to write in. */
export function UploadScreen({ personId }: { personId: string }) {
  const t = useTranslations('workEdit');
  const [picked, setPicked] = useState<{ file: File; session: UploadSession } | null>(null);
  const leave = () => {
    void picked?.session.cancel();
    setPicked(null);
  };
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-180">
        <h1 className="text-2xl">{t('newTitle')}</h1>
        <p className="mt-1 mb-5 text-ink-2 text-pretty">{t('new.lead')}</p>
        {picked ? (
          <Beginning {...picked} onCancel={leave} />
        ) : (
          <UploadPick
            label={t('new.pick')}
            onPick={(file) => setPicked({ file, session: createUploadSession(file, { personId }) })}
          />
        )}
        <UploadUnfinished />
      </div>
    </div>
  );
}

interface BeginningProps {
  file: File;
  session: UploadSession;
  onCancel(): void;
}

/** Until the upload has its name on the server and the work is made of it, whose address the page then takes. */
function Beginning({ file, session, onCancel }: BeginningProps) {
  const t = useTranslations('workEdit.new');
  const router = useRouter();
  const acts = useWorkActs();
  const problemOf = useProblemWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { id, phase } = useUploadState(session);
  const isHandedOn = useRef(false);

  const create = useEffectEvent(async (uploadId: string) => {
    try {
      const work = await acts.create(uploadId);
      isHandedOn.current = true;
      session.use();
      runUpload(work.id, { file, session });
      router.replace(`/MyMaJiang/${work.id}`);
    } catch (error) {
      setProblem(problemOf(error));
    }
  });
  useEffect(() => {
    if (id !== null) void create(id);
  }, [id]);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // Nobody would see what becomes of it; the same file goes on with it. Not at once: in development React leaves and
      // comes back.
      setTimeout(() => isHere.current || isHandedOn.current || session.stop());
    };
  }, [session]);
  return (
    <>
      {phase === 'sending' && id === null && <p role="status">{t('beginning')}</p>}
      <UploadPanel session={session} onCancel={onCancel} />
      <FormAlert>
        {problem && <p>{problem.text}</p>}
        {problem?.code === 'PhoneNeeded' && <NeedsPhone />}
      </FormAlert>
    </>
  );
}
