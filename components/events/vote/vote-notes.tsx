'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { TimedContest } from '@/lib/events/contest/client/use-contest-phase';
import type { ContestPhase, VotePhase } from '@/lib/events/contest/codes';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface VoteNotesProps {
  contest: Pick<TimedContest, 'voteStartTime' | 'voteEndTime'>;
  phase: ContestPhase;
  votePhase: VotePhase;
}

/** How a vote stands: until when one can vote, what a vote is, and why counts stand still. Nothing without a vote. */
export function VoteNotes({ contest: { voteStartTime, voteEndTime }, phase, votePhase }: VoteNotesProps) {
  const t = useTranslations('vote.notes');
  if (votePhase === 'none' || voteStartTime === null || voteEndTime === null) return null;
  const isOver = phase === 'canceled' && votePhase !== 'closed';
  const at = votePhase === 'coming' ? voteStartTime : voteEndTime;
  const values = {
    date: formatDate(Date.parse(at), { withTime: true }),
    time: (date: ReactNode) => (
      <time dateTime={at} className="font-semibold text-ink tabular-nums">
        {date}
      </time>
    ),
  };
  return (
    <div role="status" className="space-y-0.5 text-ink-2 text-sm text-pretty">
      {isOver ? <p>{t('canceled')}</p> : <p>{t.rich(votePhase, values)}</p>}
      {!isOver && votePhase === 'frozen' && <p>{t('frozenRule')}</p>}
      {!isOver && votePhase !== 'closed' && <p className="text-ink-3">{t('rule')}</p>}
    </div>
  );
}

/** Whether one can vote now. */
export const isVoteOpen = (phase: ContestPhase, votePhase: VotePhase): boolean =>
  phase !== 'canceled' && (votePhase === 'open' || votePhase === 'frozen');
