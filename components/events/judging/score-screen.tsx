'use client';

import { useTranslations } from 'next-intl';
import { judgingPath } from '@/lib/events/judging/client/addresses';
import type { Assignment, JudgingDetail } from '@/lib/events/judging/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { EntryView } from './entry-view';
import { ScoreBar } from './score-bar';
import { ScoreForm } from './score-form';
import { ScoreRecuse } from './score-recuse';
import { useScore } from './score-state';

interface ScoreEntryProps {
  first: Assignment;
  judging: JudgingDetail;
  /** The first other entry of the judge without scores; null for none. */
  nextId: string | null;
}

/** An entry with the scores of a judge: beside it on a wide screen, below it on a phone. */
export function ScoreEntry({ first, judging, nextId }: ScoreEntryProps) {
  const score = useScore(first, judging);
  const { assignment } = score;
  const isJudged = assignment.state === 'open' || assignment.state === 'scored';
  return (
    <div className="wrap pt-4">
      <ScoreHead entry={assignment} />
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">
          {/* Films and pictures are for those who judge it. */}
          {isJudged && <EntryView roundId={assignment.roundId} entry={assignment} authors={assignment.authors} />}
        </div>
        <div className="min-w-0">
          {/* In sight while the film plays, and no higher than the screen between head and bar. */}
          <div className="lg:sticky lg:top-[calc(var(--spacing-head)+20px)] lg:-mx-2 lg:max-h-[calc(100dvh-var(--spacing-head)-140px)] lg:overflow-y-auto lg:px-2 lg:pb-2">
            {isJudged ? <ScoreForm score={score} judging={judging} /> : <NotJudged assignment={assignment} />}
            {assignment.isEditable && <ScoreRecuse score={score} nextId={nextId} />}
          </div>
        </div>
      </div>
      <ScoreBar score={score} roundId={assignment.roundId} nextId={nextId} />
    </div>
  );
}

function ScoreHead({ entry }: { entry: Assignment }) {
  const t = useTranslations('judging');
  const textLanguage = useTextLanguage();
  const { roundId, number, title, titleLanguage, category, categoryLanguage } = entry;
  return (
    <header>
      <p className="-ml-2.25 text-sm">
        <Link
          href={judgingPath(roundId)}
          className="inline-flex min-h-11 items-center px-2.25 text-ink-2 transition-colors hover:text-ink"
        >
          {t('entry.round')}
        </Link>
      </p>
      <h1 lang={textLanguage(titleLanguage)} className="text-2xl wrap-anywhere">
        {title}
      </h1>
      <p className="facts mt-1 text-ink-2 text-sm tabular-nums">
        <span>{t('assignments.number', { number })}</span>
        <span lang={textLanguage(categoryLanguage)}>{category}</span>
      </p>
    </header>
  );
}

/** Why there is nothing to score. */
function NotJudged({ assignment: { state, reason } }: { assignment: Assignment }) {
  const t = useTranslations('judging.score');
  return (
    <div className="rounded-md bg-sunk px-4 py-3 text-pretty">
      <p>{t(state === 'recused' ? 'recused' : 'setAside')}</p>
      {reason && <p className="mt-1 text-ink-2 whitespace-pre-wrap wrap-anywhere">{t('reasonWas', { reason })}</p>}
    </div>
  );
}
