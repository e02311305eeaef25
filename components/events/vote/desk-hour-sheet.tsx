'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { PagedList } from '@/components/ui/paged-list';
import { Sheet } from '@/components/ui/sheet';
import { type TimeSpan, votersQuery } from '@/lib/events/vote/client/desk';
import { spanOfHour } from '@/lib/events/vote/client/vote-days';
import { voidLimits } from '@/lib/events/vote/codes';
import type { VoteHour } from '@/lib/events/vote/contract';
import type { NamedPerson } from '@/lib/people/person/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { beijingDay, beijingTime } from '@/lib/platform/shared/format/beijing';
import type { MeantVotes } from './desk-void-sheet';
import { DeskVoteRow } from './desk-vote-row';
import { HourSigns } from './hour-signs';

interface DeskHourSheetProps {
  entryId: string;
  hour: VoteHour;
  /** Votes can be seen, and none can be taken out any more. */
  isDecided: boolean;
  /** These are to be taken out, which is asked elsewhere. */
  onTakeOut(votes: MeantVotes): void;
  onClose(): void;
}

/** Who voted for an entry in an hour; some, or all of that time, can be chosen to be taken out. */
export function DeskHourSheet({ entryId, hour, isDecided, onTakeOut, onClose }: DeskHourSheetProps) {
  const t = useTranslations('voteDesk.voters');
  const [chosen, setChosen] = useState<readonly NamedPerson[]>([]);
  const span = spanOfHour(hour.time);
  const query = useInfiniteQuery(votersQuery(entryId, span));
  const isFull = chosen.length >= voidLimits.people;
  const toggle = (person: NamedPerson, isChosen: boolean) =>
    setChosen((former) => (isChosen ? [...former, person] : former.filter(({ userId }) => userId !== person.userId)));
  return (
    <Sheet open label={t('title', wordsOf(span))} closeLabel={t('close')} onClose={onClose}>
      <p className="facts text-sm tabular-nums">
        <span>{t('count', { count: hour.count })}</span>
        {hour.newcomers > 0 && <span>{t('newcomers', { count: hour.newcomers })}</span>}
      </p>
      <HourSigns signs={hour.signs} />
      <p className="mt-1 mb-2 text-ink-3 text-sm text-pretty">{t('recorded')}</p>
      <PagedList
        query={query}
        keyOf={({ voterId }) => voterId}
        skeleton={<div aria-hidden="true" className="skeleton my-2 h-10" />}
        skeletons={5}
        empty={<p className="py-6 text-center text-ink-2">{t('none')}</p>}
        className="divide-y divide-line"
        isPart
        {...useListWords()}
      >
        {(vote) => {
          const isChosen = chosen.some(({ userId }) => userId === vote.voterId);
          return <DeskVoteRow {...{ vote, isChosen, isFull }} onChoose={isDecided ? null : toggle} />;
        }}
      </PagedList>
      {!isDecided && <TakeOutBar count={chosen.length} onPress={() => onTakeOut({ ...span, people: chosen })} />}
    </Sheet>
  );
}

/** The next step, always in sight: the votes of those who are chosen, else all of the hour. */
function TakeOutBar({ count, onPress }: { count: number; onPress(): void }) {
  const t = useTranslations('voteDesk.voters');
  return (
    <div className="sticky bottom-0 -mx-[min(var(--spacing-gutter),24px)] border-line border-t bg-surface px-[min(var(--spacing-gutter),24px)] pt-3 pb-1">
      <p role="status" className="text-ink-3 text-sm not-empty:mb-2">
        {count >= voidLimits.people && t('most', { most: voidLimits.people })}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onPress}
        className={`w-full text-danger ${buttonClass('line')}`}
      >
        {count > 0 ? t('takeChosen', { count }) : t('takeHour')}
      </button>
    </div>
  );
}

function wordsOf({ fromTime, untilTime }: TimeSpan) {
  const [from, until] = [Date.parse(fromTime), Date.parse(untilTime)];
  return { day: beijingDay(from).slice('YYYY-'.length), from: beijingTime(from), until: beijingTime(until) };
}
