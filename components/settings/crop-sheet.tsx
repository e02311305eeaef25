'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { CropStage } from '@/components/ui/crop-stage';
import { FormAlert } from '@/components/ui/form-alert';
import { Sheet } from '@/components/ui/sheet';
import { type CropArea, cropPicture, furthestZoom, type PickedPicture, savePicture } from '@/lib/person/client/picture';
import { type PictureKind, pictureLimits } from '@/lib/person/codes';
import type { UserInfo } from '@/lib/person/contract';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { NeedsPhone } from './profile-links';

export interface CropSheetProps {
  kind: PictureKind;
  picked: PickedPicture;
  onSaved(info: UserInfo): void;
  onClose(): void;
}

/** Cuts a picture to the shape of its kind by drag, pinch, wheel, arrow keys and a slider, and saves it. */
export function CropSheet({ kind, picked, onSaved, onClose }: CropSheetProps) {
  const t = useTranslations('settings.picture');
  const close = useTranslations('settings.form')('close');
  const problemOf = useProblemWords();
  const [area, setArea] = useState<CropArea | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function save() {
    if (!area || isSaving) return;
    setSaving(true);
    setProblem(null);
    try {
      onSaved(await savePicture(kind, await cropPicture(picked, area, kind)));
    } catch (error) {
      setSaving(false);
      setProblem(problemOf(error));
    }
  }
  const { width, height } = pictureLimits[kind];
  return (
    <Sheet open onClose={onClose} label={t(`crop.${kind}`)} closeLabel={close}>
      <CropStage
        file={picked.file}
        aspect={width / height}
        furthest={furthestZoom(picked, kind)}
        isRound={kind === 'avatar'}
        hasGrid={kind === 'banner'}
        words={{ hint: t('cropHint'), area: t('cropArea'), zoom: t('zoom') }}
        onArea={setArea}
      />
      <FormAlert>
        {problem && <p>{problem.text}</p>}
        {problem?.code === 'PhoneNeeded' && <NeedsPhone />}
      </FormAlert>
      <button
        type="button"
        aria-disabled={isSaving || !area || undefined}
        onClick={save}
        className={`min-h-12 w-full text-lg aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {isSaving ? t('saving') : t('save')}
      </button>
      <p role="status" className="sr-only">
        {isSaving && t('saving')}
      </p>
    </Sheet>
  );
}
