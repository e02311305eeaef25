'use client';

import { runUpload, useRunningUpload } from '@/lib/base/upload/client/running-uploads';
import { createUploadSession } from '@/lib/base/upload/client/upload-session';
import { useWorkActs } from '@/lib/works/work/client/works';
import type { WorkDraft } from '@/lib/works/work/contract';
import { UploadSending } from './upload-sending';
import { UploadStart } from './upload-start';

interface CardUploadProps {
  personId: string;
  /** The work that is chosen; empty for none: then one can be uploaded. */
  workId: string;
  /** There is a draft, and the upload continues for it. */
  onMade(work: WorkDraft): void;
  /** The upload was cancelled, and its work is deleted. */
  onCancel(): void;
}

/** Uploads a new work in the middle of something else, and shows how far it is while this page sends it. */
export function CardUpload({ personId, workId, onMade, onCancel }: CardUploadProps) {
  const acts = useWorkActs();
  const running = useRunningUpload(workId);
  if (workId === '') return <UploadStart {...{ personId, onMade }} />;
  if (!running) return null;

  async function cancel() {
    onCancel();
    // The call itself reports errors.
    await acts.remove(workId).catch(() => undefined);
  }
  return (
    <UploadSending
      {...{ workId, running }}
      onPick={(file) => {
        const { id } = running.session.get();
        if (id) runUpload(workId, { file, session: createUploadSession(file, { personId, id }) });
      }}
      onCancel={cancel}
    />
  );
}
