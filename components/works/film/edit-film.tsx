'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect } from 'react';
import { useObjectUrl } from '@/components/ui/crop-stage';
import { VideoPlayer } from '@/components/works/film/card-player';
import {
  endUpload,
  type RunningUpload,
  runUpload,
  useRunningUpload,
  useUploadState,
} from '@/lib/base/upload/client/running-uploads';
import { createUploadSession } from '@/lib/base/upload/client/upload-session';
import { workQuery } from '@/lib/works/work/client/works';
import type { WorkDraft } from '@/lib/works/work/contract';
import { BrokenFilm } from './edit-film-broken';
import { UploadBar } from './upload-bar';
import { UploadPanel } from './upload-panel';
import { UploadPick } from './upload-pick';

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
        <Sending draft={draft} running={running} onPick={pick} onCancel={onCancel} />
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

interface SendingProps {
  draft: WorkDraft;
  running: RunningUpload;
  onPick(file: File): void;
  onCancel(): void;
}

/** The upload in this page. When it is complete, or lost on the server, the work is refetched. */
function Sending({ draft, running, onPick, onCancel }: SendingProps) {
  const t = useTranslations('filmEdit');
  const queries = useQueryClient();
  const { phase, problem } = useUploadState(running.session);
  const { id } = draft;
  const isOver = phase === 'done' || problem === 'gone';
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: workQuery(id).queryKey });
  }, [isOver, id, queries]);
  return (
    <UploadPanel
      upload={running}
      cancelText={t('upload.cancelText')}
      onCancel={() => {
        endUpload(id);
        onCancel();
      }}
      onPick={onPick}
      pickLabel={t('new.goOn')}
    />
  );
}
