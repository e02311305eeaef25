'use client';

import type { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { PlainImage } from '@/components/ui/plain-image';
import { acceptedPictures } from '@/lib/platform/client/picked-pictures';
import { useObjectUrl } from '@/lib/platform/client/use-object-url';
import type { usePickedPictures } from '@/lib/platform/client/use-picked-pictures';

interface PicturesFieldProps {
  label: string;
  /** The messages that all forms with pictures share: `useTranslations('pictures')`. */
  words: ReturnType<typeof useTranslations<'pictures'>>;
  picked: ReturnType<typeof usePickedPictures>;
}

/** Pictures of a form, each with a preview and a button to remove it. */
export function PicturesField({ label, words: t, picked }: PicturesFieldProps) {
  const id = useId();
  const limits = { count: picked.limits.pictures, size: Math.ceil(picked.limits.pictureBytes / 1024 / 1024) };
  return (
    // Without this a fieldset is as wide as its widest line.
    <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <ul aria-label={t('list')} className="flex flex-wrap gap-3 not-empty:mb-3">
        {picked.pictures.map((picture, index) => (
          <PickedPicture
            key={`${picture.name} ${picture.size} ${picture.lastModified}`}
            picture={picture}
            label={t('remove', { index: index + 1, name: picture.name })}
            onRemove={() => picked.remove(picture)}
          />
        ))}
      </ul>
      <label className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-surface px-5 font-semibold hover:border-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-accent">
        {t('pick')}
        <input
          type="file"
          multiple
          accept={acceptedPictures}
          onChange={(event) => {
            picked.add([...(event.target.files ?? [])]);
            // Lets the same file be picked again.
            event.target.value = '';
          }}
          className="sr-only"
        />
      </label>
      <p id={`${id}-hint`} className="pt-1.5 text-sm text-ink-3">
        {t('hint', limits)}
      </p>
      {/* Announced when it appears. */}
      <div role="alert" className="text-sm text-danger">
        <Problem problem={picked.problem} {...{ t, limits }} />
      </div>
    </fieldset>
  );
}

function PickedPicture({ picture, label, onRemove }: { picture: File; label: string; onRemove(): void }) {
  const url = useObjectUrl(picture);
  return (
    <li className="relative size-24 overflow-hidden rounded-md bg-sunk">
      {url && <PlainImage src={url} alt="" width={96} height={96} className="size-full object-cover" />}
      <button
        type="button"
        onClick={onRemove}
        aria-label={label}
        className="absolute top-0 right-0 flex size-11 items-start justify-end p-1"
      >
        <span className="flex size-6 items-center justify-center rounded-full bg-ink text-paper">
          <Icon name="close" className="size-3.5" />
        </span>
      </button>
    </li>
  );
}

interface ProblemProps {
  problem: ReturnType<typeof usePickedPictures>['problem'];
  t: PicturesFieldProps['words'];
  limits: { count: number; size: number };
}

/** Which pictures were left out and why, or what the server rejected. */
function Problem({ problem, t, limits }: ProblemProps) {
  if (!problem) return null;
  if ('rule' in problem) return <p>{t(`sent.${isKnown(problem.rule) ? problem.rule : 'other'}`, limits)}</p>;
  return (
    <ul>
      {problem.refused.map(({ name, reason }) => (
        <li key={name} className="wrap-anywhere">
          {t(`refused.${reason}`, { name, ...limits })}
        </li>
      ))}
    </ul>
  );
}

const known = ['tooManyPictures', 'pictureTooLarge', 'pictureType'] as const;

function isKnown(rule: string): rule is (typeof known)[number] {
  return known.some((one) => one === rule);
}
