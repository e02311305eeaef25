'use client';

import { useTranslations } from 'next-intl';
import { type DragEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';

interface UploadPickProps {
  label: string;
  onPick(file: File): void;
}

/** A video, picked from the device or, where there is a mouse, dropped here. */
export function UploadPick({ label, onPick }: UploadPickProps) {
  const t = useTranslations('workEdit.new');
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onPick(file);
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
            const [file] = event.target.files ?? [];
            if (file) onPick(file);
            // The same file can be picked again.
            event.target.value = '';
          }}
          className="sr-only"
        />
      </label>
      <p className="hidden text-ink-3 md:block">{t('drop')}</p>
      <p className="text-sm text-ink-3 text-pretty">{t('formats')}</p>
    </div>
  );
}
