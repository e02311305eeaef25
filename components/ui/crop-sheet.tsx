'use client';

import { type ReactNode, useState } from 'react';
import type { CropArea } from '@/lib/platform/client/picture-file';
import { buttonClass } from './button-class';
import { CropStage, type CropStageProps } from './crop-stage';
import { FormAlert } from './form-alert';
import { Sheet } from './sheet';

interface CropSheetProps extends Omit<CropStageProps, 'words' | 'onArea'> {
  words: CropStageProps['words'] & Record<'title' | 'close' | 'save' | 'saving', string>;
  /** Saves the chosen part; resolves to an error message, or null when saved. */
  onSave(area: CropArea): Promise<ReactNode>;
  onClose(): void;
}

/** Chooses which part of a picture to use, and saves it. */
export function CropSheet({ words, onSave, onClose, ...stage }: CropSheetProps) {
  const [area, setArea] = useState<CropArea | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);

  async function save() {
    if (!area || isSaving) return;
    setSaving(true);
    setProblem(null);
    setProblem(await onSave(area));
    setSaving(false);
  }
  return (
    <Sheet open onClose={onClose} label={words.title} closeLabel={words.close} isWide={stage.aspect > 2}>
      <CropStage {...stage} words={words} onArea={setArea} />
      <FormAlert>{problem}</FormAlert>
      <button
        type="button"
        aria-disabled={isSaving || !area || undefined}
        onClick={save}
        className={`min-h-12 w-full text-lg aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {isSaving ? words.saving : words.save}
      </button>
      <p role="status" className="sr-only">
        {isSaving && words.saving}
      </p>
    </Sheet>
  );
}
