'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { FormAlert } from '@/components/ui/form-alert';
import { Picture } from '@/components/ui/picture';
import { uploadBannerPicture } from '@/lib/business/banner/client/console';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { useUploadProblemWords } from '@/lib/platform/client/use-problem-words';

interface BannerPictureProps {
  /** Media key; empty for none. */
  picture: string;
  onChange(key: string): void;
  error: string | undefined;
}

/** The picture of a banner, cropped as on the home page, with a button to replace it. */
export function BannerPicture({ picture, onChange, error }: BannerPictureProps) {
  const t = useTranslations('bannerConsole');
  const client = useTranslations('client');
  const wordsOf = useUploadProblemWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file || isBusy) return;
    setBusy(true);
    setProblem(null);
    const body = new FormData();
    body.set('picture', file);
    try {
      onChange((await call(uploadBannerPicture, body, { quiet: true })).key);
    } catch (failure) {
      const isSmall = failure instanceof AnswerError && failure.fields.some(({ rule }) => rule === 'dimensions');
      setProblem(isSmall ? client('uploadFailed', { reason: t('pictureSmall') }) : wordsOf(failure).text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{t('picture')}</p>
      <div className="aspect-21/8 overflow-hidden rounded-md bg-sunk" aria-busy={isBusy}>
        {picture && (
          <Picture
            picture={picture}
            cuts={cuts}
            sizes="(width >= 768px) 640px, 100vw"
            alt={t('picture')}
            className="size-full"
          />
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <label
          className={`cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent ${consoleButton()}`}
        >
          {isBusy ? t('uploading') : picture ? t('changePicture') : t('choosePicture')}
          <input type="file" accept="image/jpeg,image/png,image/webp" onChange={take} className="sr-only" />
        </label>
        <span className="text-sm text-ink-3">{t('pictureHint')}</span>
      </div>
      <FormAlert>{problem ?? error}</FormAlert>
    </div>
  );
}

/** The cuts of the carousel on a wide screen. */
const cuts = [
  { width: 1296, height: 494 },
  { width: 2592, height: 988 },
] as const;
