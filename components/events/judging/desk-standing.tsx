'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { standingQuery } from '@/lib/events/judging/client/desk-rounds';
import type { Round, StandingRow } from '@/lib/events/judging/contract';
import { pointsOf } from '@/lib/events/judging/rules/points';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { EntryScoresSheet } from './desk-entry-scores';
import { useCriterionName } from './round-name';

/** The standing of a closed round, with what parted equal means; an entry opens its scores. */
export function Standing({ round }: { round: Round }) {
  const t = useTranslations('judgingDesk.standing');
  const [seen, setSeen] = useState<StandingRow | null>(null);
  const query = useOwnList(standingQuery(round.id), null);
  const isTied = query.data?.pages.some(({ list }) => list.some(({ tie }) => tie === 'open'));
  return (
    <>
      {isTied && <p className="mb-2 rounded-md bg-sunk px-4 py-3 text-pretty">{t('openTies')}</p>}
      <PagedList
        query={query}
        keyOf={({ entryId }) => entryId}
        skeleton={<div aria-hidden="true" className="skeleton my-3 h-12" />}
        skeletons={8}
        empty={
          <Notice title={t('none')} text={t('noneText')}>
            {null}
          </Notice>
        }
        className="divide-y divide-line"
        {...useListWords()}
      >
        {(row) => <StandingLine row={row} round={round} onLook={() => setSeen(row)} />}
      </PagedList>
      {seen && <EntryScoresSheet round={round} entry={seen} onClose={() => setSeen(null)} />}
    </>
  );
}

interface StandingLineProps {
  row: StandingRow;
  round: Round;
  onLook(): void;
}

function StandingLine({ row, round, onLook }: StandingLineProps) {
  const t = useTranslations('judgingDesk');
  const textLanguage = useTextLanguage();
  const { place, number, title, titleLanguage, mean, scoreCount, goesOn } = row;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onLook}
      className="flex min-h-14 w-full items-start gap-3 py-3 text-start transition-colors hover:text-ink-2"
    >
      <span className="w-9 flex-none font-semibold text-xl tabular-nums">
        <span aria-hidden="true">{place}</span>
        <span className="sr-only">{t('standing.place', { place })}</span>
      </span>
      <span className="min-w-0 grow">
        <span lang={textLanguage(titleLanguage)} className="line-clamp-2 font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="facts text-ink-3 text-sm tabular-nums">
          <span>{t('entries.number', { number })}</span>
          <span>{t('standing.scores', { count: scoreCount })}</span>
          {goesOn && <span className="font-semibold text-ok">{t('standing.goesOn')}</span>}
        </span>
        <TieNote row={row} round={round} />
      </span>
      <span className="flex-none font-semibold tabular-nums">
        {mean === null ? t('standing.noMean') : t('standing.mean', { mean: pointsOf(mean, { isMean: true }) })}
      </span>
    </button>
  );
}

/** What parted an entry from others of its mean. */
function TieNote({ row: { tie, tieCriterionId }, round }: Pick<StandingLineProps, 'row' | 'round'>) {
  const t = useTranslations('judgingDesk.standing.tie');
  const nameOf = useCriterionName();
  if (tie === null) return null;
  const criterion = round.criteria.find(({ id }) => id === tieCriterionId);
  return (
    <span className={`block text-sm text-pretty ${tie === 'open' ? 'text-danger' : 'text-ink-2'}`}>
      {t(tie, { name: criterion ? nameOf(criterion) : '' })}
    </span>
  );
}
