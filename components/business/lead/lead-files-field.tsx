'use client';

import { useTranslations } from 'next-intl';
import { type DragEvent, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { acceptedFiles } from '@/lib/business/lead/client/lead-files';
import type { useLeadForm } from '@/lib/business/lead/client/use-lead-form';
import { leadLimits } from '@/lib/business/lead/codes';
import { LeadFileProblem } from './lead-file-problem';

type Picked = ReturnType<typeof useLeadForm>['picked'];

const megabyte = 1024 * 1024;

/** Files of a request: picked from the device or, with a mouse, dropped here. */
export function LeadFilesField({ picked }: { picked: Picked }) {
  const t = useTranslations('lead.files');
  const id = useId();
  const drop = useDrop(picked.add);
  return (
    // Without this a fieldset is as wide as its widest line, such as a long file name.
    <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('label')}</legend>
      <div
        {...drop.handlers}
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md md:border md:border-dashed md:p-4 ${drop.isOver ? 'border-accent bg-accent-wash' : 'border-line'}`}
      >
        <label className="flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-surface px-5 font-semibold hover:border-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-accent">
          {t('pick')}
          <input
            type="file"
            multiple
            accept={acceptedFiles}
            onChange={(event) => {
              picked.add([...(event.target.files ?? [])]);
              // Lets the same file be picked again.
              event.target.value = '';
            }}
            className="sr-only"
          />
        </label>
        <span className="hidden text-ink-3 md:inline">{t('drop')}</span>
      </div>
      <p id={`${id}-hint`} className="pt-1.5 text-sm text-ink-3">
        {t('hint', { count: leadLimits.files, size: leadLimits.fileBytes / megabyte })}
      </p>
      <LeadFileProblem problem={picked.problem} />
      <FileList picked={picked} />
    </fieldset>
  );
}

function FileList({ picked }: { picked: Picked }) {
  const t = useTranslations('lead.files');
  if (picked.files.length === 0) return null;
  return (
    <ul aria-label={t('list')} className="mt-1 border-line border-t">
      {picked.files.map((file) => (
        <li
          key={`${file.name} ${file.size} ${file.lastModified}`}
          className="flex items-center gap-3 border-line border-b"
        >
          <span className="min-w-0 grow truncate">{file.name}</span>
          <span className="shrink-0 text-sm text-ink-3 tabular-nums">{sizeWords(t, file.size)}</span>
          <button
            type="button"
            onClick={() => picked.remove(file)}
            aria-label={t('remove', { name: file.name })}
            className="-mr-2.5 flex size-11 shrink-0 items-center justify-center text-ink-2 hover:text-ink"
          >
            <Icon name="close" className="size-4.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function sizeWords(t: ReturnType<typeof useTranslations<'lead.files'>>, bytes: number): string {
  if (bytes < megabyte) return t('kilobytes', { count: Math.ceil(bytes / 1024) });
  return t('megabytes', { count: Math.ceil((bytes / megabyte) * 10) / 10 });
}

function useDrop(add: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const handlers = {
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      add([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
