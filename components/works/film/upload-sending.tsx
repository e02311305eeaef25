'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { endUpload, type RunningUpload, useUploadState } from '@/lib/base/upload/client/running-uploads';
import { workQuery } from '@/lib/works/work/client/works';
import { UploadPanel } from './upload-panel';

interface UploadSendingProps {
  workId: string;
  running: RunningUpload;
  onPick(file: File): void;
  onCancel(): void;
}

/** The upload of a work in this page. When it is complete, or lost on the server, the work is refetched. */
export function UploadSending({ workId, running, onPick, onCancel }: UploadSendingProps) {
  const t = useTranslations('filmEdit');
  const queries = useQueryClient();
  const { phase, problem } = useUploadState(running.session);
  const isOver = phase === 'done' || problem === 'gone';
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: workQuery(workId).queryKey });
  }, [isOver, workId, queries]);
  return (
    <UploadPanel
      upload={running}
      cancelText={t('upload.cancelText')}
      onCancel={() => {
        endUpload(workId);
        onCancel();
      }}
      onPick={onPick}
      pickLabel={t('new.goOn')}
    />
  );
}
