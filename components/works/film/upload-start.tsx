'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { RunningUpload } from '@/lib/base/upload/client/running-uploads';
import { createUploadSession } from '@/lib/base/upload/client/upload-session';
import { useWorkActs } from '@/lib/works/work/client/works';
import type { WorkDraft } from '@/lib/works/work/contract';
import { UploadBeginning } from './upload-beginning';
import { UploadPick } from './upload-pick';

interface UploadStartProps {
  personId: string;
  /** There is a draft, and the upload continues for it. */
  onMade(work: WorkDraft): void;
}

/** Starts a work: a video is chosen, and from its first byte there is a draft. */
export function UploadStart({ personId, onMade }: UploadStartProps) {
  const t = useTranslations('filmEdit');
  const acts = useWorkActs();
  const [upload, setUpload] = useState<RunningUpload | null>(null);
  const [picks, setPicks] = useState(0);
  const pick = (file: File) => {
    setUpload({ file, session: createUploadSession(file, { personId }) });
    setPicks(picks + 1);
  };
  if (!upload) return <UploadPick label={t('new.pick')} onPick={pick} />;
  return (
    <UploadBeginning
      key={picks}
      upload={upload}
      attach={acts.create}
      onAttached={onMade}
      onCancel={() => setUpload(null)}
      onPick={pick}
    />
  );
}
