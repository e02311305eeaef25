'use client';

import { useTranslations } from 'next-intl';
import { activityLimits } from '@/lib/events/activity/codes';
import { CardPhotosField, type PhotosWords } from './card-photos-field';
import { useRuleOf } from './edit-rules';
import type { EditedActivity } from './edit-state';

/** The photos of an activity. */
export function EditPhotos({ activity }: { activity: EditedActivity }) {
  const ruleOf = useRuleOf(activity);
  const { photos } = activity.values;
  return (
    <CardPhotosField
      photos={photos}
      most={activityLimits.photos}
      mostBytes={activityLimits.photoBytes}
      put={(list) => activity.change({ photos: list })}
      save={activity.savePhoto}
      error={ruleOf('photos')}
      words={usePhotosWords(photos.length)}
    />
  );
}

function usePhotosWords(count: number): PhotosWords {
  const t = useTranslations('activityEdit.photos');
  return {
    photo: (place) => t('photo', { place }),
    remove: (place) => t('remove', { place }),
    add: t('add'),
    hint: t('hint', { count, most: activityLimits.photos }),
    uploading: (waiting) => t('uploading', { count: waiting }),
    failed: (file) => t('failed', file),
    refused: (why) => t(`refused.${why}`),
    sort: {
      ...{ how: t('sort.how'), role: t('sort.role'), handle: (place) => t('sort.handle', place) },
      ...{ taken: (place) => t('sort.taken', place), over: (place) => t('sort.over', place) },
      ...{ put: (place) => t('sort.put', place), left: (place) => t('sort.left', place) },
    },
  };
}
