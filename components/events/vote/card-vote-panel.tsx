'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CardCountdown } from '@/components/events/contest/card-countdown';
import { type TimedContest, useContestPhase } from '@/lib/events/contest/client/use-contest-phase';
import { votePlaceQuery } from '@/lib/events/vote/client/vote';
import { VoteButton } from './vote-button';
import { isVoteOpen, VoteNotes } from './vote-notes';

interface CardVotePanelProps {
  contest: TimedContest;
  entry: { id: string; title: string };
  /** Whether its contest has several categories. */
  hasCategories: boolean;
}

/** The vote for an entry on its page: its votes and places, until when one can vote, and the button. */
export function CardVotePanel({ contest, entry, hasCategories }: CardVotePanelProps) {
  const t = useTranslations('vote');
  const title = useId();
  const { phase, votePhase, ahead } = useContestPhase(contest);
  const hasCounts = votePhase !== 'coming';
  if (votePhase === 'none') return null;
  return (
    <section aria-labelledby={title} className="mt-6 rounded-lg border border-line bg-surface p-5">
      <h2 id={title} className="text-lg">
        {t('panel.heading')}
      </h2>
      {hasCounts && <Counts entryId={entry.id} hasCategories={hasCategories} />}
      <div className="mt-2">
        <VoteNotes {...{ contest, phase, votePhase }} />
      </div>
      {isVoteOpen(phase, votePhase) && (
        <div className="mt-4">
          <p className="text-ink-3 text-xs">{t('panel.left')}</p>
          {contest.voteEndTime && <CardCountdown until={contest.voteEndTime} ahead={ahead} />}
          <div className="mt-3">
            <VoteButton entry={entry} isFrozen={votePhase === 'frozen'} isMain />
          </div>
        </div>
      )}
    </section>
  );
}

/** The votes and the places of an entry, which come after the page and after a vote; as high before. */
function Counts({ entryId, hasCategories }: { entryId: string; hasCategories: boolean }) {
  const t = useTranslations('vote');
  const { data } = useQuery(votePlaceQuery(entryId));
  return (
    <div aria-live="polite" className="mt-1 min-h-16">
      {data && (
        <>
          <p className="font-bold text-2xl tabular-nums">{t('count', { count: data.count })}</p>
          <dl className="mt-0.5 flex flex-wrap gap-x-5 text-ink-2 text-sm tabular-nums">
            <Rank name={t('panel.overall')} place={data.place} />
            {hasCategories && <Rank name={t('panel.category')} place={data.placeInCategory} />}
          </dl>
        </>
      )}
    </div>
  );
}

function Rank({ name, place }: { name: string; place: number }) {
  const t = useTranslations('vote.panel');
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-semibold">{t('rank', { place })}</dd>
    </div>
  );
}
