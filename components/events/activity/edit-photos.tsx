'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { SortWords } from '@/components/ui/sort-frame';
import { SortGrid } from '@/components/ui/sort-grid';
import { activityLimits } from '@/lib/events/activity/codes';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { useRuleOf } from './edit-rules';
import type { EditedActivity } from './edit-state';
import { usePhotoUploads } from './edit-uploads';

/** The photos of an activity in their order, which is changed by dragging or by keys. */
export function EditPhotos({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.photos');
  const ruleOf = useRuleOf(activity);
  const note = useId();
  const { photos } = activity.values;
  const put = (list: string[]) => activity.change({ photos: list });
  const { add, waiting, problems } = usePhotoUploads({ photos, put, save: activity.savePhoto });
  const room = activityLimits.photos - photos.length - waiting;
  const error = problems.length > 0 ? undefined : ruleOf('photos');
  const place = (key: string) => photos.indexOf(key) + 1;
  return (
    <>
      <SortGrid
        list={photos}
        idOf={(key) => key}
        titleOf={(key) => t('photo', { place: place(key) })}
        onMove={put}
        words={useSortWords()}
        className="grid grid-cols-3 gap-2 md:grid-cols-4"
        last={
          <>
            {[...Array(waiting).keys()].map((index) => (
              <li key={`waiting ${index}`} className="skeleton aspect-3/2 rounded-md!" />
            ))}
            {room > 0 && (
              <li>
                <AddPhotos note={note} isInvalid={error !== undefined} onPick={add} />
              </li>
            )}
          </>
        }
      >
        {(key, index) => (
          <Photo
            picture={key}
            alt={t('photo', { place: index + 1 })}
            removeLabel={t('remove', { place: index + 1 })}
            onRemove={() => put(photos.filter((other) => other !== key))}
          />
        )}
      </SortGrid>
      <p id={note} className={`pt-1.5 text-sm text-pretty ${error ? 'text-danger' : 'text-ink-3'}`}>
        {error ?? t('hint', { count: photos.length, most: activityLimits.photos })}
      </p>
      <p role="status" className="sr-only">
        {waiting > 0 && t('uploading', { count: waiting })}
      </p>
      <div role="alert" className="text-danger text-sm">
        {problems.length > 0 && (
          <ul>
            {problems.map(({ name, text }) => (
              <li key={name} className="wrap-anywhere">
                {t('failed', { name, text })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface PhotoProps {
  picture: string;
  alt: string;
  removeLabel: string;
  onRemove(): void;
}

function Photo({ picture, alt, removeLabel, onRemove }: PhotoProps) {
  return (
    <>
      <Picture
        picture={picture}
        cuts={[videoThumbnailSize]}
        sizes="(width >= 768px) 170px, 30vw"
        alt={alt}
        className="aspect-3/2 w-full rounded-md"
      />
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="absolute top-0 right-0 grid size-11 place-items-center"
      >
        <span className="grid size-7 place-items-center rounded-full bg-shade/60 text-white">
          <Icon name="close" className="size-4" />
        </span>
      </button>
    </>
  );
}

interface AddPhotosProps {
  /** The id of its hint. */
  note: string;
  isInvalid: boolean;
  onPick(files: File[]): void;
}

function AddPhotos({ note, isInvalid, onPick }: AddPhotosProps) {
  const t = useTranslations('activityEdit.photos');
  return (
    <label className="grid aspect-3/2 w-full cursor-pointer place-content-center justify-items-center gap-1 rounded-md border border-line border-dashed text-ink-2 text-sm hover:border-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <ScreenIcon name="plus" />
      {t('add')}
      <input
        type="file"
        multiple
        accept="image/*"
        aria-invalid={isInvalid || undefined}
        aria-describedby={note}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // The same files can be picked again.
          target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}

function useSortWords(): SortWords {
  const t = useTranslations('activityEdit.photos.sort');
  return {
    ...{ how: t('how'), role: t('role'), handle: (place) => t('handle', place) },
    ...{ taken: (place) => t('taken', place), over: (place) => t('over', place) },
    ...{ put: (place) => t('put', place), left: (place) => t('left', place) },
  };
}
