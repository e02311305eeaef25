'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { useObjectUrl } from '@/components/ui/crop-stage';
import { VideoPlayer } from '@/components/works/film/card-player';
import { runUpload, useRunningUpload } from '@/lib/base/upload/client/running-uploads';
import { createUploadSession } from '@/lib/base/upload/client/upload-session';
import type { WorkDraft } from '@/lib/works/work/contract';
import { BrokenFilm } from './edit-film-broken';
import { UploadBar } from './upload-bar';
import { UploadPick } from './upload-pick';
import { UploadSending } from './upload-sending';

interface EditFilmProps {
  draft: WorkDraft;
  personId: string;
  /** Ref of the element that shows the film, from which a cover can be taken. */
  stage: RefObject<HTMLDivElement | null>;
  /** The upload is cancelled, and the work is deleted with it. */
  onCancel(): void;
}

/** The film of a work: uploading, processing, or playable, with its errors. */
export function EditFilm({ draft, personId, stage, onCancel }: EditFilmProps) {
  const t = useTranslations('filmEdit');
  const running = useRunningUpload(draft.id);
  const { state, progress } = draft.processing;
  const local = useObjectUrl(state === 'ready' || state === 'broken' ? null : (running?.file ?? null));
  const pick = (file: File) => {
    const id = draft.uploadId;
    if (id) runUpload(draft.id, { file, session: createUploadSession(file, { personId, id }) });
  };
  return (
    <div ref={stage} className="flex flex-col gap-3">
      {state === 'uploading' && running && (
        <UploadSending workId={draft.id} running={running} onPick={pick} onCancel={onCancel} />
      )}
      {state === 'uploading' && !running && (
        <>
          <p className="font-semibold wrap-anywhere">{draft.fileName}</p>
          <UploadBar label={t('upload.label')} percent={progress} isMoving={false} />
          <p className="text-ink-2 text-pretty">{t('upload.again', { progress })}</p>
          <UploadPick label={t('new.goOn')} onPick={pick} />
        </>
      )}
      {state === 'waiting' && <p role="status">{t('film.waiting')}</p>}
      {state === 'working' && (
        <div>
          <UploadBar label={t('film.workingLabel')} percent={progress} />
          <p role="status" className="mt-2">
            {t('film.working', { progress })}
          </p>
        </div>
      )}
      {state === 'broken' && <BrokenFilm draft={draft} personId={personId} />}
      {state === 'ready' && (
        <VideoPlayer
          id={draft.id}
          cover={draft.cover || null}
          title={draft.title}
          duration={draft.duration}
          size={null}
        />
      )}
      {local && (
        // biome-ignore lint/a11y/useMediaCaption: it is the creator's own file, shown to nobody else
        <video
          src={local}
          aria-label={t('film.preview')}
          controls
          playsInline
          className="max-h-[60dvh] w-full bg-shade"
        />
      )}
    </div>
  );
}
