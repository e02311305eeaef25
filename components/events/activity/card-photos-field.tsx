'use client';

import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { SortWords } from '@/components/ui/sort-frame';
import { SortGrid } from '@/components/ui/sort-grid';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { type PhotoRefusal, type PhotoUploads, usePhotoUploads } from './photo-uploads';

export interface PhotosWords {
  /** What a photo is called, by its place from 1. */
  photo(place: number): string;
  remove(place: number): string;
  add: string;
  /** How many there are, how many there can be, and how large each. */
  hint: string;
  /** How many are on their way. */
  uploading(count: number): string;
  /** A file that was not taken, and why. */
  failed(file: { name: string; text: string }): string;
  refused(why: PhotoRefusal): string;
  sort: SortWords;
}

interface CardPhotosFieldProps extends PhotoUploads {
  error: string | undefined;
  words: PhotosWords;
}

/** Photos in their order, which is changed by dragging or by keys. Each is uploaded as soon as it is picked. */
export function CardPhotosField({ error: broken, words, ...uploads }: CardPhotosFieldProps) {
  const note = useId();
  const { photos, most, put } = uploads;
  const { add, waiting, problems } = usePhotoUploads(uploads, words.refused);
  const room = most - photos.length - waiting;
  const error = problems.length > 0 ? undefined : broken;
  return (
    <>
      <SortGrid
        list={photos}
        idOf={(key) => key}
        titleOf={(key) => words.photo(photos.indexOf(key) + 1)}
        onMove={put}
        words={words.sort}
        className="grid grid-cols-3 gap-2 md:grid-cols-4"
        last={
          <>
            {[...Array(waiting).keys()].map((index) => (
              <li key={`waiting ${index}`} className="skeleton aspect-3/2 rounded-md!" />
            ))}
            {room > 0 && (
              <li>
                <AddPhotos note={note} label={words.add} isInvalid={error !== undefined} onPick={add} />
              </li>
            )}
          </>
        }
      >
        {(key, index) => (
          <Photo
            picture={key}
            alt={words.photo(index + 1)}
            removeLabel={words.remove(index + 1)}
            onRemove={() => put(photos.filter((other) => other !== key))}
          />
        )}
      </SortGrid>
      <p id={note} className={`pt-1.5 text-sm text-pretty ${error ? 'text-danger' : 'text-ink-3'}`}>
        {error ?? words.hint}
      </p>
      <p role="status" className="sr-only">
        {waiting > 0 && words.uploading(waiting)}
      </p>
      <div role="alert" className="text-danger text-sm">
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem.name} className="wrap-anywhere">
                {words.failed(problem)}
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
  label: string;
  onPick(files: File[]): void;
}

function AddPhotos({ note, isInvalid, label, onPick }: AddPhotosProps) {
  return (
    <label className="grid aspect-3/2 w-full cursor-pointer place-content-center justify-items-center gap-1 rounded-md border border-line border-dashed text-ink-2 text-sm hover:border-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <ScreenIcon name="plus" />
      {label}
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
