'use client';

import { useTranslations } from 'next-intl';
import { CropSheet } from '@/components/ui/crop-sheet';
import type { CropArea, PickedPicture } from '@/lib/platform/client/picture-file';
import { useUploadProblemWords } from '@/lib/platform/client/use-problem-words';
import { furthestZoom } from '@/lib/works/work/client/cover';
import { useWorkActs } from '@/lib/works/work/client/works';

interface CoverSheetProps {
  workId: string;
  picked: PickedPicture;
  /** It was saved, under this media key. */
  onSaved(key: string): void;
  onClose(): void;
}

/** Chooses which part of a picture becomes the cover; the server crops it. */
export function CoverSheet({ workId, picked, onSaved, onClose }: CoverSheetProps) {
  const t = useTranslations('workEdit.cover');
  const acts = useWorkActs();
  const problemOf = useUploadProblemWords();

  async function save({ x, y, ...size }: CropArea) {
    try {
      onSaved(await acts.saveCover(workId, picked.file, { left: x, top: y, ...size }));
      return null;
    } catch (error) {
      return problemOf(error).text;
    }
  }
  return (
    <CropSheet
      file={picked.file}
      aspect={3 / 2}
      furthest={furthestZoom(picked)}
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
