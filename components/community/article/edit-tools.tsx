'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { loadPart } from '@/lib/platform/client/load-part';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import type { EditedArticle } from './edit-state';
import type { EditValues } from './edit-values';
import type { VersionsSheetProps } from './edit-versions-sheet';

type Sheet = ComponentType<VersionsSheetProps>;

/** What is done with the texts beside writing them: look at them as readers do, and go back to earlier ones. */
export function EditTools({ article }: { article: EditedArticle }) {
  const t = useTranslations('articleEdit');
  const [Open, setOpen] = useState<Sheet | null>(null);
  const [taken, setTaken] = useState<{ savedAt: string; former: EditValues } | null>(null);
  const close = () => setOpen(null);

  function preview() {
    loadPart(
      () => import('./edit-preview-sheet'),
      'preview-sheet',
      ({ PreviewSheet }) => setOpen(() => PreviewSheet),
    );
  }
  function openVersions() {
    loadPart(
      () => import('./edit-versions-sheet'),
      'versions-sheet',
      ({ VersionsSheet }) => setOpen(() => VersionsSheet),
    );
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <button type="button" aria-haspopup="dialog" onClick={preview} className={buttonClass('line', 'row')}>
          {t('preview.action')}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={openVersions} className={buttonClass('line', 'row')}>
          {t('versions.action')}
        </button>
      </div>
      {taken && (
        <p role="status" className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunk px-4 py-2">
          {t('versions.taken', { date: formatDate(Date.parse(taken.savedAt), { withTime: true }) })}
          <button
            type="button"
            onClick={() => {
              article.put({ ...article.values, ...textsOf(taken.former) });
              setTaken(null);
            }}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            {t('versions.putBack')}
          </button>
        </p>
      )}
      {Open && (
        <Open
          article={article}
          onTake={(version) => {
            setTaken({ savedAt: version.savedAt, former: article.values });
            article.put({ ...article.values, ...textsOf(version) });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

type Texts = Pick<EditValues, 'titleZh' | 'titleEn' | 'bodyZh' | 'bodyEn'>;

const textsOf = ({ titleZh, titleEn, bodyZh, bodyEn }: Texts): Texts => ({ titleZh, titleEn, bodyZh, bodyEn });
