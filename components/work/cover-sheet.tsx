'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { CropStage } from '@/components/ui/crop-stage';
import { FormAlert } from '@/components/ui/form-alert';
import { Sheet } from '@/components/ui/sheet';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { furthestZoom, type PickedCover } from '@/lib/video/client/cover';
import { type CoverArea, useWorkActs } from '@/lib/video/client/works';

interface CoverSheetProps {
  workId: string;
  picked: PickedCover;
  /** It is kept, under this media key. */
  onSaved(key: string): void;
  onClose(): void;
}

/** Chooses what of a picture becomes the cover; the server cuts it. */
export function CoverSheet({ workId, picked, onSaved, onClose }: CoverSheetProps) {
  const t = useTranslations('workEdit.cover');
  const close = useTranslations('workEdit.bar')('close');
  const acts = useWorkActs();
  const problemOf = useProblemWords();
  const [area, setArea] = useState<CoverArea | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');

  async function save() {
    if (!area || isSaving) return;
    setSaving(true);
    setProblem('');
    try {
      onSaved(await acts.saveCover(workId, picked.file, area));
    } catch (error) {
      setSaving(false);
      setProblem(problemOf(error).text);
    }
  }
  return (
    <Sheet open onClose={onClose} label={t('crop')} closeLabel={close}>
      <CropStage
        file={picked.file}
        aspect={3 / 2}
        furthest={furthestZoom(picked)}
        hasGrid
        words={{ hint: t('cropHint'), area: t('cropArea'), zoom: t('zoom') }}
        onArea={({ x, y, width, height }) => setArea({ left: x, top: y, width, height })}
      />
      <FormAlert>{problem}</FormAlert>
      <button
        type="button"
        aria-disabled={isSaving || !area || undefined}
        onClick={save}
        className={`min-h-12 w-full text-lg aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {isSaving ? t('saving') : t('use')}
      </button>
    </Sheet>
  );
}
