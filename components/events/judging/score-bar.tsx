'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { SaveLine } from '@/components/ui/save-line';
import { assignmentPath, judgingPath } from '@/lib/events/judging/client/addresses';
import { pointsOf } from '@/lib/events/judging/rules/points';
import { toast } from '@/lib/platform/client/toast';
import { Link } from '@/lib/platform/i18n/link';
import type { EditedScore } from './score-state';

interface ScoreBarProps {
  score: EditedScore;
  roundId: string;
  /** The first other entry of the judge without scores; null for none. */
  nextId: string | null;
}

/** The bar at the bottom: the total, whether everything is saved, and the one next step: to send, or to go on. */
export function ScoreBar({ score, roundId, nextId }: ScoreBarProps) {
  const t = useTranslations('judging.score');
  const { isScored, isReadOnly, isSending, assignment, total, unscored } = score;
  const isJudged = assignment.state === 'open' || isScored;
  const isDone = !isJudged || isReadOnly || (isScored && score.status === 'saved');

  async function send() {
    if (await score.send()) toast(t(isScored ? 'changed' : 'sent'));
  }
  return (
    <div
      data-takes-bottom=""
      className="sticky bottom-0 z-10 -mx-gutter mt-8 border-line border-t bg-paper px-gutter pt-2 pb-[calc(12px+env(safe-area-inset-bottom))]"
    >
      {isJudged && <ScoreSaveLine score={score} />}
      <div className="flex items-center justify-between gap-4 pt-1">
        <p aria-live="polite" className="min-w-0 tabular-nums">
          {isJudged && (
            <>
              <span className="text-ink-3 text-sm">{t('total')} </span>
              <span className="font-semibold text-xl">
                {total === null ? t('noTotal', { count: unscored }) : pointsOf(total)}
              </span>
            </>
          )}
        </p>
        {isDone ? (
          <Link
            href={nextId === null ? judgingPath(roundId) : assignmentPath(roundId, nextId)}
            className={`flex-none max-md:grow ${buttonClass('accent')}`}
          >
            {t(nextId === null ? 'finished' : 'next')}
          </Link>
        ) : (
          <button
            type="button"
            aria-disabled={isSending || undefined}
            onClick={send}
            className={`flex-none aria-disabled:opacity-60 max-md:grow ${buttonClass('accent')}`}
          >
            {isSending ? t('sending') : t(isScored ? 'change' : 'send')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Whether what is written is saved, with actions where it is not. */
function ScoreSaveLine({ score }: { score: EditedScore }) {
  const t = useTranslations('judging.score');
  const { status, hasSaved, isRestored, isScored, isReadOnly, problem } = score;
  // What was taken away cannot be saved.
  const shown = status === 'gone' ? 'failed' : status === 'asking' ? 'unsaved' : status;
  const isQuiet = shown === 'failed' || (shown === 'saved' && !hasSaved);
  const said = isScored && !isReadOnly && status === 'saved' ? t('isSent') : undefined;
  return (
    <SaveLine
      said={said ?? (isQuiet ? '' : t(`save.${isRestored && shown === 'unsaved' ? 'restored' : shown}`))}
      isBad={shown === 'changed' || shown === 'refused'}
      problem={
        problem && shown !== 'changed' && (shown === 'failed' ? t('save.failed', { text: problem.text }) : problem.text)
      }
      actions={[
        isScored &&
          ['unsaved', 'refused', 'failed'].includes(shown) && { label: t('save.discard'), onPress: score.reload },
        shown === 'changed' && { label: t('save.reload'), onPress: score.reload },
        shown === 'changed' && { label: t('save.keepMine'), onPress: score.saveOver },
      ]}
    />
  );
}
