'use client';

import { useTranslations } from 'next-intl';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import type { EditorState } from './playlist-editor';

interface SaveLineProps {
  state: EditorState;
  onRetry(): void;
  /** Prohibited words go to review. */
  onAcknowledge(): void;
}

/** Whether what one changed is kept, and what to do when it is not. */
export function SaveLine({ state: { status, error, isReplaced }, onRetry, onAcknowledge }: SaveLineProps) {
  const t = useTranslations('playlistEdit.save');
  const problemOf = useProblemWords();
  const isWrong = status === 'failed' || status === 'asking' || status === 'gone';
  return (
    <div className="sticky top-head z-4 -mx-gutter mb-3 min-h-11 bg-paper px-gutter py-2 text-sm">
      <p role="status" className="text-ink-3">
        {isReplaced && <span className="block text-ink text-pretty">{t('replaced')}</span>}
        {!isWrong && t(status)}
      </p>
      {isWrong && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p role="alert" className="text-danger text-pretty">
            {status === 'failed' ? t('failed', { text: problemOf(error).text }) : t(status)}
          </p>
          {status !== 'gone' && (
            <button
              type="button"
              onClick={status === 'asking' ? onAcknowledge : onRetry}
              className="min-h-11 font-semibold text-accent"
            >
              {t(status === 'asking' ? 'acknowledge' : 'retry')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
