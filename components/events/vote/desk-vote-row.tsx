'use client';

import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import type { DeskVote } from '@/lib/events/vote/contract';
import { isNewcomer } from '@/lib/events/vote/rules/newcomer';
import type { NamedPerson } from '@/lib/people/person/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface DeskVoteRowProps {
  vote: DeskVote;
  isChosen: boolean;
  /** No more can be chosen. */
  isFull: boolean;
  /** Null where none can be taken out. */
  onChoose: ((person: NamedPerson, isChosen: boolean) => void) | null;
}

/** A vote: who cast it and when, and since when they are here; to be chosen while it counts and somebody is named. */
export function DeskVoteRow({ vote, isChosen, isFull, onChoose }: DeskVoteRowProps) {
  const { voter, voidReason } = vote;
  if (!voter || !onChoose || voidReason !== null) {
    return (
      <div className="flex min-h-14 items-center gap-3 py-2">
        <Facts vote={vote} />
      </div>
    );
  }
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <Facts vote={vote} />
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={({ target }) => onChoose(voter, target.checked)}
        className="size-5.5 flex-none accent-accent"
      />
    </label>
  );
}

function Facts({ vote: { voter, votedAt, joinedAt, voidReason } }: { vote: DeskVote }) {
  const t = useTranslations('voteDesk.voters');
  const isNew = joinedAt !== null && isNewcomer(Date.parse(joinedAt), Date.parse(votedAt));
  return (
    <>
      <Avatar picture={voter?.avatar ?? null} size={28} />
      <span className="min-w-0 grow">
        {voter ? (
          <CardPersonName name={voter.nickname} verification={voter.verification} />
        ) : (
          <span className="text-ink-3">{t('erased')}</span>
        )}
        <span className="facts text-ink-3 text-sm tabular-nums">
          {/* With its seconds, which tell a person from a program. */}
          <time dateTime={votedAt}>{votedAt.slice(11, 19)}</time>
          {joinedAt !== null && (
            <span className={isNew ? 'text-danger' : ''}>
              {t(isNew ? 'joinedNew' : 'joined', { date: formatDate(Date.parse(joinedAt), { withTime: true }) })}
            </span>
          )}
        </span>
      </span>
      {voidReason !== null && <span className="flex-none text-ink-2 text-sm">{t('out')}</span>}
    </>
  );
}
