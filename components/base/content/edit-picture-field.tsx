'use client';

import { useTranslations } from 'next-intl';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { PictureStore } from '@/components/base/rich-text/card-page-field';
import { buttonClass } from '@/components/ui/button-class';
import { PictureButton } from '@/components/ui/picture-button';
import { PlainImage } from '@/components/ui/plain-image';
import { inspectPictureFile } from '@/lib/platform/client/picture-file';
import { isFailure } from '@/lib/platform/client/save-failure';
import { useUploadProblemWords } from '@/lib/platform/client/use-problem-words';
import { formatBytes } from '@/lib/platform/shared/format/bytes';
import { pictureOfWidth } from '@/lib/platform/shared/format/picture';
import { ownMedia } from '@/lib/platform/shared/hosts';

interface BlockPictureFieldProps extends PictureStore {
  label: string;
  /** Media key; empty for none. */
  picture: string;
  onChange(key: string): void;
  error: string | undefined;
  /** It is shown whole, on white, such as a logo. */
  isWhole?: boolean;
}

/** A picture of a block: uploaded as soon as it is picked, and taken out again. */
export function BlockPictureField(props: BlockPictureFieldProps) {
  const { label, picture, onChange, error, isWhole = false, ...store } = props;
  const t = useTranslations('contentBlocks.picture');
  const id = useId();
  const { take, isUploading, problem } = useBlockPicture(store, onChange);
  const shown = problem ?? error;
  return (
    <fieldset className="mb-3 min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {picture && (
          <PlainImage
            // Pictures of a draft are only for its editors, which only our own host can check.
            src={pictureOfWidth(picture, 704, ownMedia)}
            alt={label}
            className={`aspect-3/2 w-36 rounded-md ${isWhole ? 'bg-white object-contain p-2' : 'bg-sunk object-cover'}`}
          />
        )}
        <PictureButton
          label={t(picture ? 'change' : 'pick')}
          isInvalid={shown !== undefined}
          describedBy={`${id}-note`}
          onPick={(file) => void take(file)}
        />
        {picture && (
          <button type="button" onClick={() => onChange('')} className={buttonClass('line')}>
            {t('remove')}
          </button>
        )}
      </div>
      <p id={`${id}-note`} className={`min-h-4.5 pt-1 text-sm ${shown ? 'text-danger' : 'text-ink-3'}`}>
        {isUploading ? t('uploading') : shown}
      </p>
    </fieldset>
  );
}

const least = { width: 1, height: 1 };

/** Uploads a picked picture and hands on its key. */
function useBlockPicture({ uploadPicture, maxPictureBytes }: PictureStore, onChange: (key: string) => void) {
  const t = useTranslations('contentBlocks.picture');
  const wordsOf = useUploadProblemWords();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  // An upload outlasts the rendering that began it, and what is removed meanwhile takes no picture.
  const latest = useRef<typeof onChange | null>(null);
  useLayoutEffect(() => {
    latest.current = onChange;
    return () => {
      latest.current = null;
    };
  }, [onChange]);

  async function take(file: File) {
    const picked = await inspectPictureFile(file, { least, mostBytes: maxPictureBytes });
    if (picked === 'large') return setProblem(t('large', { size: formatBytes(maxPictureBytes) }));
    if (typeof picked === 'string') return setProblem(t('none'));
    setProblem(undefined);
    setUploading(true);
    try {
      const { key } = await uploadPicture(file);
      latest.current?.(key);
    } catch (error) {
      if (!isFailure(error)) throw error;
      setProblem(wordsOf(error).text);
    } finally {
      setUploading(false);
    }
  }
  return { take, isUploading, problem };
}
