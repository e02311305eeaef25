'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FaultLine } from '@/components/ui/fault-line';
import { Picture } from '@/components/ui/picture';
import { Link } from '@/lib/platform/i18n/link';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { workQuery } from '@/lib/works/work/client/works';
import type { WorkDraft } from '@/lib/works/work/contract';
import { useRuleOf } from './edit-rules';
import type { EditedEntry } from './edit-state';

/** Uploads a new work, which belongs to a slice that this one does not use. */
export type WorkUpload = ComponentType<{
  personId: string;
  /** Empty for none: then one can be uploaded. */
  workId: string;
  onMade(work: WorkDraft): void;
  onCancel(): void;
}>;

interface EditWorkProps {
  entry: EditedEntry;
  personId: string;
  Upload: WorkUpload;
}

/** The work that is entered: one of the caller's, or a new one that is uploaded here. */
export function EditWork({ entry, personId, Upload }: EditWorkProps) {
  const t = useTranslations('entryEdit.work');
  const ruleOf = useRuleOf(entry);
  const { draft, values, change, problem } = entry;
  const { workId } = values;
  const pick = `/selectVideo?${new URLSearchParams({ entry: draft.id })}`;
  const error = ruleOf('workId') ?? (problem?.code === 'WorkEntered' ? t('entered') : undefined);
  return (
    <>
      <p className="mb-3 text-ink-2 text-pretty">{t('hint')}</p>
      {workId === '' ? (
        <p className="mb-3">
          <Link href={pick} className={`w-full sm:w-auto ${buttonClass('ink')}`}>
            {t('pick')}
          </Link>
        </p>
      ) : (
        <ChosenWork entry={entry} pick={pick} />
      )}
      <Upload
        {...{ personId, workId }}
        onMade={({ id }) => change({ workId: id })}
        onCancel={() => change({ workId: '' })}
      />
      {error && <FaultLine className="mt-2">{error}</FaultLine>}
    </>
  );
}

function ChosenWork({ entry: { draft, values }, pick }: { entry: EditedEntry; pick: string }) {
  const t = useTranslations('entryEdit.work');
  const { data: work } = useQuery(workQuery(values.workId));
  const known = work ?? (draft.work?.id === values.workId ? draft.work : undefined);
  const standing = work && standingOf(work);
  const isReady = standing === 'ready' || standing === 'review';
  return (
    <div className="mb-3 flex items-start gap-4 rounded-md border border-line bg-surface p-3">
      <Picture
        picture={known?.thumb ?? null}
        cuts={[videoThumbnailSize]}
        sizes="(width >= 768px) 168px, 120px"
        className="aspect-3/2 w-30 flex-none rounded-sm md:w-42"
      />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{known?.title || t('untitled')}</p>
        <p className="text-ink-3 text-sm tabular-nums">{known?.duration ? formatDuration(known.duration) : null}</p>
        <p role="status" className={`min-h-5 text-sm text-pretty ${isReady ? 'text-ok' : 'text-ink-2'}`}>
          {standing && t(`standing.${standing}`, { progress: work.processing.progress })}
        </p>
        <p className="mt-1 flex flex-wrap gap-2">
          {standing && !isReady && (
            <Link href={`/MyMaJiang/${encodeURIComponent(values.workId)}`} className={buttonClass('ink', 'row')}>
              {t('complete')}
            </Link>
          )}
          <Link href={pick} className={buttonClass('line', 'row')}>
            {t('change')}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** Whether a work can be entered, or what it still needs. */
function standingOf({ state, processing }: WorkDraft) {
  if (state === 'verified') return 'ready';
  if (state === 'pending_review') return 'review';
  if (processing.state === 'uploading' || processing.state === 'broken') return processing.state;
  return state === 'failed' ? 'failed' : 'draft';
}
