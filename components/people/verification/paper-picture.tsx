'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { PlainImage } from '@/components/ui/plain-image';
import { verificationLimits } from '@/lib/people/verification/codes';
import { acceptedPictures, addPictures } from '@/lib/platform/client/picked-pictures';
import { useObjectUrl } from '@/lib/platform/client/use-object-url';

interface PaperPictureProps {
  label: string;
  picture: File | undefined;
  error: string | undefined;
  onChange(picture: File | undefined): void;
}

/** One picture of a paper, with a preview; another choice takes its place. */
export function PaperPicture({ label, picture, error, onChange }: PaperPictureProps) {
  const t = useTranslations('verification');
  const words = useTranslations('pictures.refused');
  const id = useId();
  const url = useObjectUrl(picture);
  const [refusal, setRefusal] = useState('');
  function choose(files: FileList | null) {
    if (!files?.length) return;
    const limits = { pictures: 1, pictureBytes: verificationLimits.bytes };
    const { pictures, refused } = addPictures([], [...files], limits);
    const size = Math.ceil(limits.pictureBytes / 1024 / 1024);
    setRefusal(refused.map(({ name, reason }) => words(reason, { name, size, count: 1 })).join(' '));
    if (pictures[0]) onChange(pictures[0]);
  }
  return (
    <div className="mb-4">
      <p className="mb-1.5 font-semibold text-sm">{label}</p>
      <label className="relative flex aspect-8/5 w-full max-w-90 cursor-pointer items-center justify-center overflow-hidden rounded-md border border-line border-dashed bg-sunk hover:border-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-accent">
        {picture && url ? (
          <PlainImage src={url} alt="" className="size-full object-contain" />
        ) : (
          <span className="px-4 text-center text-ink-2">{t('pictures.choose')}</span>
        )}
        <input
          type="file"
          accept={acceptedPictures}
          aria-label={picture ? t('pictures.other', { label, name: picture.name }) : label}
          aria-describedby={`${id}-note`}
          aria-invalid={error || refusal ? true : undefined}
          onChange={({ target }) => {
            choose(target.files);
            // Lets the same file be picked again.
            target.value = '';
          }}
          className="sr-only"
        />
      </label>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`min-h-4.5 pt-1 text-sm ${error || refusal ? 'text-danger' : 'text-ink-3'}`}
      >
        {refusal ||
          error ||
          (picture ? t('pictures.press') : t('pictures.hint', { pixels: verificationLimits.pixels }))}
      </p>
    </div>
  );
}
