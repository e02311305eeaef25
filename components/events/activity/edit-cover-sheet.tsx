'use client';

import { useTranslations } from 'next-intl';
import { CropSheet } from '@/components/ui/crop-sheet';
import { useActivityActs } from '@/lib/events/activity/client/own-activities';
import { type CropArea, furthestZoomTo, type PickedPicture } from '@/lib/platform/client/picture-file';
import { useUploadProblemWords } from '@/lib/platform/client/use-problem-words';

export interface CoverSheetProps {
  activityId: string;
  picked: PickedPicture;
  /** In pixels. */
  least: { width: number; height: number };
  /** It was cut, and has this media key. */
  onSaved(key: string): void;
  onClose(): void;
}

/** Chooses which part of a picture becomes the cover; the server cuts it. */
export function CoverSheet({ activityId, picked, least, onSaved, onClose }: CoverSheetProps) {
  const t = useTranslations('activityEdit.cover');
  const acts = useActivityActs();
  const problemOf = useUploadProblemWords();

  async function save({ x, y, ...size }: CropArea) {
    try {
      onSaved(await acts.saveCover(activityId, picked.file, { left: x, top: y, ...size }));
      return null;
    } catch (error) {
      return problemOf(error).text;
    }
  }
  return (
    <CropSheet
      file={picked.file}
      aspect={3 / 4}
      furthest={furthestZoomTo(picked, least)}
      hasGrid
      words={{
        ...{ title: t('crop'), close: t('close'), hint: t('cropHint'), area: t('cropArea'), zoom: t('zoom') },
        ...{ save: t('use'), saving: t('saving') },
      }}
      onSave={save}
      onClose={onClose}
    />
  );
}
