'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { buttonClass } from '@/components/ui/button-class';
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
  return (
    <Sheet open onClose={onClose} label={t(`crop.${kind}`)} closeLabel={close}>
      <CropStage kind={kind} picked={picked} onArea={setArea} />
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

interface CropStageProps {
  kind: PictureKind;
  picked: PickedPicture;
  onArea(area: CropArea): void;
}

function CropStage({ kind, picked, onArea }: CropStageProps) {
  const t = useTranslations('settings.picture');
  const slider = useId();
  const address = useObjectUrl(picked.file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const { width, height } = pictureLimits[kind];
  const furthest = furthestZoom(picked, kind);
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">{t('cropHint')}</p>
      <div className="relative h-75 overflow-hidden rounded-md bg-shade">
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={furthest}
            aspect={width / height}
            cropShape={kind === 'avatar' ? 'round' : 'rect'}
            showGrid={kind === 'banner'}
            keyboardStep={8}
            cropperProps={{ 'aria-label': t('cropArea'), role: 'group' }}
            mediaProps={{ alt: '' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => onArea(pixels)}
          />
        )}
      </div>
      <label htmlFor={slider} className="mt-3 flex min-h-11 items-center gap-3 text-sm">
        {t('zoom')}
        <input
          id={slider}
          type="range"
          min={1}
          max={furthest}
          step={0.01}
          value={zoom}
          disabled={furthest === 1}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 grow accent-accent"
        />
      </label>
    </>
  );
}

/** An address of a file for as long as the part stands; null until the browser has one. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
