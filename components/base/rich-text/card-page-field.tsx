'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { TextAreaField } from '@/components/ui/text-area-field';
import { normalMarkup } from '@/lib/base/rich-text/client/normal-markup';
import { chunkText } from '@/lib/platform/client/fault-words';
import { EditorSkeleton } from './editor-skeleton';
import type { PictureStore } from './editor-upload';
import { usePageMode } from './page-mode';

export type { PictureStore };

interface PageFieldProps extends SourceFieldProps, PictureStore {}

interface SourceFieldProps {
  label: string;
  /** The language of the text, as a tag of HTML. */
  lang: string;
  /** HTML. */
  value: string;
  /** The text as the server saved it; null while that is an older one. */
  kept: string | null;
  onChange(html: string): void;
  error: string | undefined;
}

/**
 * The text of a page. Edited in a rich text editor that is loaded after the page, or as HTML, by choice or where the
 * editor would lose parts of the text.
 */
export function PageField({ label, lang, value, kept, onChange, error, ...pictures }: PageFieldProps) {
  const t = useTranslations('richText');
  const id = useId();
  const { mode, editor, why, retry, toggle } = usePageMode(value);
  return (
    <div className="[--editor-top:var(--spacing-head-row)] lg:[--editor-top:0px]">
      <div className="mb-1.5 flex items-center justify-between gap-4">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <button
          type="button"
          aria-pressed={mode === 'source'}
          aria-disabled={mode === 'loading' || undefined}
          onClick={() => toggle()}
          className={`aria-disabled:opacity-50 aria-pressed:bg-sunk ${buttonClass('line', 'small')}`}
        >
          {t('source')}
        </button>
      </div>
      {why && (
        <p role="status" className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2 text-sm">
          {why === 'unknown' ? t(why) : `${chunkText(why)} ${t('missing')}`}
          {why !== 'unknown' && (
            <button type="button" onClick={() => retry(why)} className={buttonClass('line', 'small')}>
              {t('retry')}
            </button>
          )}
        </p>
      )}
      {mode === 'loading' && <EditorSkeleton label={t('loading')} />}
      {mode === 'rich' && editor && (
        <editor.RichEditor kind="page" {...{ value, onChange, lang, error, ...pictures }} labelledBy={id} />
      )}
      {mode === 'source' && <SourceField {...{ label, lang, value, kept, onChange, error }} />}
    </div>
  );
}

function SourceField({ label, lang, value, kept, onChange, error }: SourceFieldProps) {
  const t = useTranslations('richText');
  const isCut = useIsCut(value, kept);
  return (
    <>
      <TextAreaField
        label={`${label} · HTML`}
        lang={lang}
        rows={18}
        isCode
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      {isCut && kept !== null && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2 text-sm">
          {t('left')}
          <button type="button" onClick={() => onChange(kept)} className={buttonClass('line', 'small')}>
            {t('showKept')}
          </button>
        </p>
      )}
    </>
  );
}

/** Whether the server removed something from what was typed. */
function useIsCut(value: string, kept: string | null): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    setCut(kept !== null && kept !== value && normalMarkup(kept) !== normalMarkup(value));
  }, [value, kept]);
  return isCut;
}
