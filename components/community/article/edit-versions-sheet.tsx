'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { Sheet } from '@/components/ui/sheet';
import { articleVersionQuery, articleVersionsQuery } from '@/lib/community/article/client/own-articles';
import { articleLimits } from '@/lib/community/article/codes';
import type { ArticleVersionTexts } from '@/lib/community/article/contract';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import type { EditedArticle } from './edit-state';
import { VersionChanges } from './edit-version-changes';

export interface VersionsSheetProps {
  article: EditedArticle;
  /** The texts of a version are wanted in place of what stands in the editor. */
  onTake(version: ArticleVersionTexts): void;
  onClose(): void;
}

/** The earlier versions of an article: when each was left, how it differs from what stands in the editor, and back to it. */
export function VersionsSheet({ article, onTake, onClose }: VersionsSheetProps) {
  const t = useTranslations('articleEdit.versions');
  const problemOf = useProblemWords();
  const [open, setOpen] = useState<number | null>(null);
  const { data, error } = useQuery(articleVersionsQuery(article.draft.id));
  return (
    <Sheet open onClose={onClose} label={t('title')} closeLabel={t('close')} isWide>
      <p className="mb-2 text-ink-2 text-sm text-pretty">{t('hint', { count: articleLimits.versions })}</p>
      {error && <FormAlert>{problemOf(error).text}</FormAlert>}
      {!data && !error && <div className="skeleton my-2 h-12" />}
      {data?.length === 0 && <p className="py-6 text-center text-ink-2 text-pretty">{t('none')}</p>}
      <ol className="divide-y divide-line">
        {data?.map(({ version, savedAt }) => (
          <li key={version}>
            <button
              type="button"
              aria-expanded={open === version}
              onClick={() => setOpen(open === version ? null : version)}
              className="flex min-h-12 w-full items-center justify-between gap-3 text-start"
            >
              <time dateTime={savedAt} className="tabular-nums">
                {formatDate(Date.parse(savedAt), { withTime: true })}
              </time>
              <span className="text-ink-2 text-sm">{open === version ? t('hide') : t('show')}</span>
            </button>
            {open === version && <Version article={article} version={version} onTake={onTake} />}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

interface VersionProps extends Pick<VersionsSheetProps, 'article' | 'onTake'> {
  version: number;
}

function Version({ article, version, onTake }: VersionProps) {
  const t = useTranslations('articleEdit.versions');
  const problemOf = useProblemWords();
  const { data, error } = useQuery(articleVersionQuery(article.draft.id, version));
  if (error) return <FormAlert>{problemOf(error).text}</FormAlert>;
  if (!data) return <div className="skeleton mb-4 h-24" />;
  return (
    <div className="pb-5">
      <VersionChanges former={data} present={article.values} />
      <button type="button" onClick={() => onTake(data)} className={`mt-4 ${buttonClass('line')}`}>
        {t('take')}
      </button>
    </div>
  );
}
