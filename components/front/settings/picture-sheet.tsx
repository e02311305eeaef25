'use client';

import { useTranslations } from 'next-intl';
import { CropSheet } from '@/components/ui/crop-sheet';
import { cropPicture, furthestZoom, savePicture } from '@/lib/people/person/client/picture';
import { type PictureKind, pictureLimits } from '@/lib/people/person/codes';
import type { UserInfo } from '@/lib/people/person/contract';
import type { CropArea, PickedPicture } from '@/lib/platform/client/picture-file';
import { useUploadProblemWords } from '@/lib/platform/client/use-problem-words';
import { NeedsPhone } from './profile-links';

export interface PictureSheetProps {
  kind: PictureKind;
  picked: PickedPicture;
  onSaved(info: UserInfo): void;
  onClose(): void;
}

/** Crops a picture to the shape of its kind, and saves it. */
export function PictureSheet({ kind, picked, onSaved, onClose }: PictureSheetProps) {
  const t = useTranslations('settings.picture');
  const close = useTranslations('settings.form')('close');
  const problemOf = useUploadProblemWords();
  const { width, height } = pictureLimits[kind];

  async function save(area: CropArea) {
    try {
      onSaved(await savePicture(kind, await cropPicture(picked, area, kind)));
      return null;
    } catch (error) {
      const { code, text } = problemOf(error);
      return (
        <>
          <p>{text}</p>
          {code === 'PhoneNeeded' && <NeedsPhone />}
        </>
      );
    }
  }
  return (
    <CropSheet
      file={picked.file}
      aspect={width / height}
      furthest={furthestZoom(picked, kind)}
      isRound={kind === 'avatar'}
      hasGrid={kind === 'banner'}
      words={{
        ...{ title: t(`crop.${kind}`), close, hint: t('cropHint'), area: t('cropArea'), zoom: t('zoom') },
        ...{ save: t('save'), saving: t('saving') },
      }}
      onSave={save}
      onClose={onClose}
    />
  );
}
