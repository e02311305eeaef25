'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { loadPart } from '@/lib/platform/client/load-part';
import type { RichEditorProps } from './card-rich-editor';
import { EditorSkeleton } from './editor-skeleton';

interface ArticleFieldProps extends Omit<RichEditorProps, 'kind' | 'labelledBy'> {
  label: string;
}

/** The text of an article in its editor, which is loaded after the page. */
export function ArticleField({ label, ...editor }: ArticleFieldProps) {
  const t = useTranslations('richText');
  const id = useId();
  const [loaded, setLoaded] = useState<typeof import('./card-rich-editor') | null>(null);
  useEffect(() => loadPart(() => import('./card-rich-editor'), 'editor', setLoaded), []);
  return (
    <div>
      <span id={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </span>
      {loaded ? (
        <loaded.RichEditor {...editor} kind="article" labelledBy={id} />
      ) : (
        <EditorSkeleton label={t('loading')} />
      )}
    </div>
  );
}
