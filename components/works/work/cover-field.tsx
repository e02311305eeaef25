'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import { PictureButton } from '@/components/ui/picture-button';
import type { PickedPicture, PictureRefusal } from '@/lib/platform/client/picture-file';
import { frameOf, inspectCover } from '@/lib/works/work/client/cover';
import { CoverSheet } from './cover-sheet';
import { useRuleOf } from './edit-rules';
import type { EditedWork } from './edit-work-state';

interface CoverFieldProps {
  work: EditedWork;
  /** The element that shows the film. */
  stage: RefObject<HTMLDivElement | null>;
}

const cuts = [{ width: 504, height: 336 }] as const;

/** The cover: a picture or the current frame of the film, cropped to 3:2. The present one may stay. */
export function CoverField({ work, stage }: CoverFieldProps) {
  const t = useTranslations('workEdit.cover');
  const ruleOf = useRuleOf(work);
  const [picked, setPicked] = useState<PickedPicture | null>(null);
  const [refusal, setRefusal] = useState<PictureRefusal | 'noFrame' | null>(null);
  const cover = work.values.cover || work.draft.cover;

  async function take(file: File | null) {
    const found = file ? await inspectCover(file) : 'noFrame';
    setRefusal(typeof found === 'string' ? found : null);
    setPicked(typeof found === 'string' ? null : found);
  }
  const wrong = refusal && (refusal === 'noFrame' ? t('frameNone') : t(`refused.${refusal}`));
  const error = ruleOf('cover');
  return (
    <div>
      {cover ? (
        <div className="max-w-90">
          <Picture
            picture={cover}
            cuts={cuts}
            sizes="min(100vw, 360px)"
            alt={t('current')}
            className="w-full rounded-md"
          />
        </div>
      ) : (
        <p className="grid aspect-[3/2] w-full max-w-90 place-items-center rounded-md bg-sunk text-ink-3">
          {t('none')}
        </p>
      )}
      {!work.isReadOnly && (
        <div className="mt-3 flex flex-wrap gap-2">
          <PictureButton label={t('pick')} isInvalid={Boolean(error)} onPick={(file) => void take(file)} />
          <button
            type="button"
            onClick={async () => take(await frameOf(stage.current?.querySelector('video') ?? null))}
            className={buttonClass('line')}
          >
            {t('frame')}
          </button>
        </div>
      )}
      <p
        role={wrong ? 'alert' : undefined}
        className={`pt-1.5 text-sm ${wrong || error ? 'text-danger' : 'text-ink-3'}`}
      >
        {wrong ?? error ?? t('hint')}
      </p>
      {picked && (
        <CoverSheet
          workId={work.draft.id}
          picked={picked}
          onSaved={(key) => {
            setPicked(null);
            work.change({ cover: key });
          }}
          onClose={() => setPicked(null)}
        />
      )}
    </div>
  );
}
