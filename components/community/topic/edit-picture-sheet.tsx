'use client';

import { useTranslations } from 'next-intl';
import { CropSheet } from '@/components/ui/crop-sheet';
import { type TopicPictureKind, topicPictureSizes } from '@/lib/community/topic/codes';
import { type CropArea, cropPictureFile, furthestZoomTo, type PickedPicture } from '@/lib/platform/client/picture-file';
import { useUploadProblemWords } from '@/lib/platform/client/use-problem-words';
import type { EditedTopic } from './edit-state';

export interface PictureSheetProps {
  topic: EditedTopic;
  kind: TopicPictureKind;
  picked: PickedPicture;
  onSaved(): void;
  onClose(): void;
}

/** The widest that a picture is sent, in pixels: twice its least size, for screens of high density. */
const widest = { background: 2320, banner: 2320, thumb: 560 } as const satisfies Record<TopicPictureKind, number>;

/** Cuts a picture to the shape of its kind, and saves it. */
export function PictureSheet({ topic, kind, picked, onSaved, onClose }: PictureSheetProps) {
  const t = useTranslations('topicEdit.pictures');
  const problemOf = useUploadProblemWords();
  const least = topicPictureSizes[kind];

  async function save(area: CropArea) {
    try {
      await topic.savePicture(kind, await cropPictureFile(picked, area, { widest: widest[kind], name: kind }));
      onSaved();
      return null;
    } catch (error) {
      return problemOf(error).text;
    }
  }
  return (
    <CropSheet
      file={picked.file}
      aspect={least.width / least.height}
      furthest={furthestZoomTo(picked, least)}
      hasGrid={kind !== 'thumb'}
      words={{
        ...{ title: t(`cut.${kind}`), close: t('close'), hint: t('cutHint'), area: t('cutArea'), zoom: t('zoom') },
        ...{ save: t('use'), saving: t('saving') },
      }}
      onSave={save}
      onClose={onClose}
    />
  );
}
