'use client';

import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import { FormAlert } from '@/components/ui/form-alert';
import type { PageState } from '@/lib/base/content/client/use-draft';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { beijingTime, formatDate } from '@/lib/platform/shared/format/beijing';
import { CopyButtons } from './console-copy-buttons';

interface SaveStateProps {
  state: PageState;
  /** What prevents an action on the whole page. */
  problem: string | null;
  onRetry(): void;
}

/** Whether changes are saved: silent while they are, announced when not. */
export function SaveState({ state, problem, onRetry }: SaveStateProps) {
  const t = useTranslations('contentConsole.saveState');
  const trouble = useTrouble(state);
  const isFailed = state.status === 'failed';
  return (
    <div className="mb-4 text-sm">
      <p className="text-ink-3 tabular-nums">{!trouble && <QuietState state={state} />}</p>
      <FormAlert>
        {trouble}
        {isFailed && (
          <button type="button" onClick={onRetry} className={consoleButton()}>
            {t('retry')}
          </button>
        )}
        {state.status === 'gone' && <CopyButtons id={state.saved.id} page={state.typed} />}
        {problem && <span className="w-full">{problem}</span>}
      </FormAlert>
    </div>
  );
}

function QuietState({ state: { status, saved: draft, hasSaved } }: { state: PageState }) {
  const t = useTranslations('contentConsole.saveState');
  if (status === 'unsaved' || status === 'saving') return t(status);
  const savedAt = Date.parse(draft.updatedAt);
  if (draft.hasDraft && hasSaved) return t('saved', { time: beijingTime(savedAt) });
  if (draft.hasDraft) return t('draft', { time: formatDate(savedAt, { withTime: true }) });
  return draft.version === null ? null : t('published', { version: draft.version });
}

/** Why changes are not saved, as a message; null while they are or are about to be. */
function useTrouble({ status, error }: PageState): string | null {
  const t = useTranslations('contentConsole.saveState');
  const wordsOf = useProblemWords();
  if (status === 'refused' || status === 'changed' || status === 'gone') return t(status);
  if (status !== 'failed') return null;
  return error ? t('failed', { reason: wordsOf(error).text }) : t('failedPlain');
}
