'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import type { CoverSheetProps } from '@/components/works/work/card-cover-sheet';
import { useArticleActs } from '@/lib/community/article/client/own-articles';
import { articleLimits } from '@/lib/community/article/codes';
import { loadPart } from '@/lib/platform/client/load-part';
import { inspectPictureFile, type PickedPicture, type PictureRefusal } from '@/lib/platform/client/picture-file';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { useRuleOf } from './edit-rules';
import type { EditedArticle } from './edit-state';

const least = { width: articleLimits.coverWidth, height: articleLimits.coverHeight };

/** The cover, cut to 3:2. What cuts it is loaded with the first picture that is picked. */
export function EditCover({ article }: { article: EditedArticle }) {
  const t = useTranslations('articleEdit.cover');
  const acts = useArticleActs();
  const ruleOf = useRuleOf(article);
  const note = useId();
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null);
  const [cutting, setCutting] = useState<{ Sheet: ComponentType<CoverSheetProps>; picked: PickedPicture } | null>(null);
  const { cover } = article.values;

  async function pick(file: File) {
    const picked = await inspectPictureFile(file, { least, mostBytes: articleLimits.pictureBytes });
    setRefusal(typeof picked === 'string' ? picked : null);
    if (typeof picked === 'string') return;
    loadPart(
      () => import('@/components/works/work/card-cover-sheet'),
      'cover-sheet',
      ({ CoverSheet }) => setCutting({ Sheet: CoverSheet, picked }),
    );
  }
  const error = refusal ? t(`refused.${refusal}`) : ruleOf('cover');
  return (
    <div className="max-w-90">
      {cover ? (
        <Picture
          picture={cover}
          cuts={[videoThumbnailSize]}
          sizes="min(100vw, 360px)"
          alt={t('current')}
          className="aspect-3/2 w-full rounded-md"
        />
      ) : (
        <p className="grid aspect-3/2 w-full place-items-center rounded-md bg-sunk text-ink-3">{t('none')}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <label
          className={`cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent ${buttonClass('line')}`}
        >
          {cover ? t('change') : t('pick')}
          <input
            type="file"
            accept="image/*"
            aria-invalid={error ? true : undefined}
            aria-describedby={note}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void pick(file);
              // The same file can be picked again.
              target.value = '';
            }}
            className="sr-only"
          />
        </label>
        {cover && (
          <button type="button" onClick={() => article.change({ cover: '' })} className={buttonClass('line')}>
            {t('remove')}
          </button>
        )}
      </div>
      <p
        id={note}
        role={refusal ? 'alert' : undefined}
        className={`pt-1.5 text-sm ${error ? 'text-danger' : 'text-ink-3'}`}
      >
        {error ?? t('hint')}
      </p>
      {cutting && (
        <cutting.Sheet
          picked={cutting.picked}
          least={least}
          aspect={3 / 2}
          words={{
            ...{ title: t('crop'), close: t('close'), hint: t('cropHint'), area: t('cropArea'), zoom: t('zoom') },
            ...{ save: t('use'), saving: t('saving') },
          }}
          save={(picture, area) => acts.saveCover(article.draft.id, picture, area)}
          onSaved={(key) => {
            setCutting(null);
            article.change({ cover: key });
          }}
          onClose={() => setCutting(null)}
        />
      )}
    </div>
  );
}
