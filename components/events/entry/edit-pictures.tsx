'use client';

import { useTranslations } from 'next-intl';
import { CardPhotosField, type PhotosWords } from '@/components/events/activity/card-photos-field';
import { entryLimits } from '@/lib/events/entry/codes';
import { useRuleOf } from './edit-rules';
import type { EditedEntry } from './edit-state';

/** The pictures of an entry. */
export function EditPictures({ entry }: { entry: EditedEntry }) {
  const ruleOf = useRuleOf(entry);
  const { pictures } = entry.values;
  return (
    <CardPhotosField
      photos={pictures}
      most={entryLimits.pictures}
      mostBytes={entryLimits.pictureBytes}
      put={(list) => entry.change({ pictures: list })}
      save={entry.savePicture}
      error={ruleOf('pictures')}
      words={usePicturesWords(pictures.length)}
    />
  );
}

function usePicturesWords(count: number): PhotosWords {
  const t = useTranslations('entryEdit.pictures');
  return {
    photo: (place) => t('picture', { place }),
    remove: (place) => t('remove', { place }),
    add: t('add'),
    hint: t('hint', { count, most: entryLimits.pictures }),
    uploading: (waiting) => t('uploading', { count: waiting }),
    failed: (file) => t('failed', file),
    refused: (why) => t(`refused.${why}`, { most: entryLimits.pictures }),
    sort: {
      ...{ how: t('sort.how'), role: t('sort.role'), handle: (place) => t('sort.handle', place) },
      ...{ taken: (place) => t('sort.taken', place), over: (place) => t('sort.over', place) },
      ...{ put: (place) => t('sort.put', place), left: (place) => t('sort.left', place) },
    },
  };
}
