'use client';

import { useTranslations } from 'next-intl';
import { type DragEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { findUseless, type UselessFile } from '@/lib/works/film/client/film-file';

interface UploadPickProps {
  label: string;
  onPick(file: File): void;
}

/** Picks a video from the device or, with a mouse, by dropping. What the server would reject is refused at once. */
export function UploadPick({ label, onPick }: UploadPickProps) {
  const t = useTranslations('filmEdit.new');
  const sending = useTranslations('filmEdit.upload.problems');
  const broken = useTranslations('work.problems');
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<UselessFile | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const found = await findUseless(file);
    setProblem(found);
    if (!found) onPick(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button inside is for everybody
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-col items-center gap-3 rounded-lg border border-dashed px-4 py-8 text-center ${isOver ? 'border-accent bg-accent-wash' : 'border-line bg-surface'}`}
    >
      <label
        className={`cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent ${buttonClass('accent')}`}
      >
        {label}
        <input
          type="file"
          accept="video/*,.mkv,.avi,.flv,.ts"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // Lets the same file be picked again.
            event.target.value = '';
          }}
          className="sr-only"
        />
      </label>
      <p role="alert" className="text-danger text-pretty empty:hidden">
        {problem && (problem === 'notVideo' ? broken(problem) : sending(problem))}
      </p>
      <p className="hidden text-ink-3 md:block">{t('drop')}</p>
      <p className="text-sm text-ink-3 text-pretty">{t('formats')}</p>
    </div>
  );
}
