'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { Round } from '@/lib/events/judging/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { CloseRound } from './desk-close';
import { JudgedEntries } from './desk-entries';
import { ExtendSheet } from './desk-extend';
import { RoundFacts } from './desk-facts';
import { JudgeRows } from './desk-judges';
import { DeskSection } from './desk-section';
import { ProgressBar } from './progress-bar';
import { progressOf } from './round-progress';

interface OpenRoundProps {
  round: Round;
  /** When the page was rendered, in ms. */
  now: number;
}

/** A round that is open: how far its judges and entries are, more time, and its close. */
export function OpenRound({ round, now }: OpenRoundProps) {
  const t = useTranslations('judgingDesk.sections');
  const isOver = round.deadlineTime !== null && now >= Date.parse(round.deadlineTime);
  return (
    <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="min-w-0">
        <Progress round={round} isOver={isOver} />
        <DeskSection id="entries" title={t('entries')}>
          <JudgedEntries round={round} />
        </DeskSection>
      </div>
      <div className="min-w-0 max-lg:border-line max-lg:border-t">
        <DeskSection id="panel" title={t('panel')}>
          <JudgeRows round={round} />
        </DeskSection>
        <DeskSection id="close" title={t('close')}>
          <CloseRound round={round} isOver={isOver} />
        </DeskSection>
        <DeskSection id="rules" title={t('rules')}>
          <RoundFacts round={round} />
        </DeskSection>
      </div>
    </div>
  );
}

function Progress({ round, isOver }: { round: Round; isOver: boolean }) {
  const t = useTranslations('judgingDesk');
  const [isExtended, setExtended] = useState(false);
  const { deadlineTime, entryCount, judges } = round;
  const { scored, all } = progressOf(judges);
  return (
    <section aria-label={t('progress.title')} className="pt-3 pb-7">
      <p className="text-lg tabular-nums">{t('progress.scores', { scored, all })}</p>
      <div className="mt-2">
        <ProgressBar done={scored} all={all} />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="facts text-ink-2 text-sm tabular-nums">
          <span>{t('progress.entries', { count: entryCount })}</span>
          {deadlineTime !== null && (
            <span>
              <time dateTime={deadlineTime}>
                {t('progress.deadline', { time: formatDate(Date.parse(deadlineTime), { withTime: true }) })}
              </time>
            </span>
          )}
        </p>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setExtended(true)}
          className={buttonClass('line', 'row')}
        >
          {t('extend.action')}
        </button>
      </div>
      {isOver && <p className="mt-1 text-danger text-pretty">{t('progress.over')}</p>}
      {isExtended && <ExtendSheet round={round} onClose={() => setExtended(false)} />}
    </section>
  );
}
