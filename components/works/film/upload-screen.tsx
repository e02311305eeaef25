'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { RunningUpload } from '@/lib/base/upload/client/running-uploads';
import { createUploadSession } from '@/lib/base/upload/client/upload-session';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { useWorkActs } from '@/lib/works/work/client/works';
import { UploadBeginning } from './upload-beginning';
import { UploadPick } from './upload-pick';
import { UploadUnfinished } from './upload-unfinished';

/** Starts a work: a video is chosen, and from its first byte there is a draft to edit. */
export function UploadScreen({ personId }: { personId: string }) {
  const t = useTranslations('filmEdit');
  const router = useRouter();
  const acts = useWorkActs();
  const [upload, setUpload] = useState<RunningUpload | null>(null);
  const [picks, setPicks] = useState(0);
  const pick = (file: File) => {
    setUpload({ file, session: createUploadSession(file, { personId }) });
    setPicks(picks + 1);
  };
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-180">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 mb-5 text-ink-2 text-pretty">{t('new.lead')}</p>
        {upload ? (
          <UploadBeginning
            key={picks}
            upload={upload}
            attach={acts.create}
            onAttached={({ id }) => router.replace(`/MyMaJiang/${id}`)}
            onCancel={() => setUpload(null)}
            onPick={pick}
          />
        ) : (
          <UploadPick label={t('new.pick')} onPick={pick} />
        )}
        <UploadUnfinished />
      </div>
    </div>
  );
}
