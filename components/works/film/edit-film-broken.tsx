'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { RunningUpload } from '@/lib/base/upload/client/running-uploads';
import { createUploadSession } from '@/lib/base/upload/client/upload-session';
import { useFilmActs } from '@/lib/works/film/client/film-acts';
import type { WorkDraft } from '@/lib/works/work/contract';
import { UploadBeginning } from './upload-beginning';
import { UploadPick } from './upload-pick';

/** A film that cannot be played: the reason, and a button to replace it; the rest of the work stays. */
export function BrokenFilm({ draft, personId }: { draft: WorkDraft; personId: string }) {
  const t = useTranslations('filmEdit.film');
  const problems = useTranslations('work.problems');
  const acts = useFilmActs();
  const [upload, setUpload] = useState<RunningUpload | null>(null);
  const [picks, setPicks] = useState(0);
  const pick = (file: File) => {
    setUpload({ file, session: createUploadSession(file, { personId, isForWork: true }) });
    setPicks(picks + 1);
  };
  const isReplaceable = (draft.state === 'pending_edit' || draft.state === 'failed') && !draft.isInContest;
  return (
    <>
      <p role="alert" className="text-danger text-pretty">
        {problems(draft.processing.problem ?? 'failed')}
      </p>
      {isReplaceable && !upload && (
        <>
          <p className="text-ink-2 text-pretty">{t('kept')}</p>
          <UploadPick label={t('another')} onPick={pick} />
        </>
      )}
      {upload && (
        <UploadBeginning
          key={picks}
          upload={upload}
          attach={(uploadId) => acts.replace(draft.id, uploadId)}
          onCancel={() => setUpload(null)}
          onPick={pick}
        />
      )}
    </>
  );
}
