'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { deskPartPath } from '@/lib/events/contest/client/addresses';
import type { ContestPhase } from '@/lib/events/contest/codes';
import { roundQuery } from '@/lib/events/judging/client/desk-rounds';
import type { Round } from '@/lib/events/judging/contract';
import { Link } from '@/lib/platform/i18n/link';
import { ClosedRound } from './desk-closed';
import { OpenRound } from './desk-open';
import { EditRound } from './edit-round';
import { useRoundName } from './round-name';
import { RoundStateMark } from './round-state';

interface DeskRoundProps {
  first: Round;
  /** Of its contest; null while that is not public. */
  phase: ContestPhase | null;
  /** When the page was rendered, in ms. */
  now: number;
}

/** A round at the desk of its contest: prepared, open, or closed. */
export function DeskRound({ first, phase, now }: DeskRoundProps) {
  const t = useTranslations('judgingDesk');
  const nameOf = useRoundName();
  const { data: round = first } = useQuery({ ...roundQuery(first.id), initialData: first });
  return (
    <div className="wrap pt-4 pb-12">
      <p className="-ml-2.25 text-sm">
        <Link
          href={deskPartPath(round.contestId, 'judging')}
          className="inline-flex min-h-11 items-center px-2.25 text-ink-2 transition-colors hover:text-ink"
        >
          {t('back')}
        </Link>
      </p>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl wrap-anywhere">{nameOf(round)}</h2>
        <RoundStateMark state={round.state} />
      </div>
      {round.state === 'draft' && <EditRound round={round} phase={phase} />}
      {round.state === 'open' && <OpenRound round={round} now={now} />}
      {round.state === 'closed' && <ClosedRound round={round} />}
    </div>
  );
}
