'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { PlainImage } from '@/components/ui/plain-image';
import { acceptedPictures } from '@/lib/base/moderation/client/report-pictures';
import { useObjectUrl } from '@/lib/base/moderation/client/use-object-url';
import type { PictureProblem, useReportForm } from '@/lib/base/moderation/client/use-report-form';
import { reportLimits } from '@/lib/base/moderation/codes';

/** Values for the messages of each reason. */
const limits = { count: reportLimits.pictures, size: reportLimits.pictureBytes / 1024 / 1024 };

/** The pictures of a report, each with a preview and a button to remove it. */
export function ReportPicturesField({ picked }: { picked: ReturnType<typeof useReportForm>['picked'] }) {
  const t = useTranslations('moderation.pictures');
  const id = useId();
  return (
    // Without this a fieldset is as wide as its widest line.
    <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('label')}</legend>
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
      <Problem problem={picked.problem} />
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

/** Which pictures were left out and why, or what the server rejected. Announced when it appears. */
function Problem({ problem }: { problem: PictureProblem | null }) {
  const t = useTranslations('moderation.pictures');
  return (
    <div role="alert" className="text-sm text-danger">
      {problem && 'rule' in problem && <p>{t(`sent.${isKnown(problem.rule) ? problem.rule : 'other'}`, limits)}</p>}
      {problem && 'refused' in problem && (
        <ul>
          {problem.refused.map(({ name, reason }) => (
            <li key={name} className="wrap-anywhere">
              {t(`refused.${reason}`, { name, ...limits })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const known = ['tooManyPictures', 'pictureTooLarge', 'pictureType'] as const;

function isKnown(rule: string): rule is (typeof known)[number] {
  return known.some((one) => one === rule);
}
