'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useVotesChanged, votePlaceQuery } from '@/lib/events/vote/client/desk';
import type { VoteHour } from '@/lib/events/vote/contract';
import { DeskHourSheet } from './desk-hour-sheet';
import { DeskHours } from './desk-hours';
import { DeskVoidSheet, type MeantVotes, noVotes } from './desk-void-sheet';

interface DeskVotesProps {
  entryId: string;
  /** The counts that are told stand still until the close. */
  isFrozen: boolean;
  /** The result has been signed with these votes. */
  isDecided: boolean;
}

/** The votes of an entry for staff, who see when they were cast and by whom, and may take some out. */
export function DeskVotes({ entryId, isFrozen, isDecided }: DeskVotesProps) {
  const t = useTranslations('entryDesk.votes');
  const { data, isError } = useQuery(votePlaceQuery(entryId));
  const votesChanged = useVotesChanged(entryId);
  const [hour, setHour] = useState<VoteHour | null>(null);
  const [meant, setMeant] = useState<MeantVotes | null>(null);
  const note = isError ? 'none' : isDecided ? 'decided' : isFrozen ? 'frozen' : null;
  return (
    <section aria-labelledby="votes" className="border-line border-t py-4">
      <h3 id="votes" className="text-base tracking-normal">
        {t('title')}
      </h3>
      {data && (
        <p className="facts text-sm tabular-nums">
          <span className="font-semibold">{t('count', { count: data.count })}</span>
          <span>{t('place', { place: data.place })}</span>
          <span>{t('placeInCategory', { place: data.placeInCategory })}</span>
        </p>
      )}
      {!data && !isError && <div aria-hidden="true" className="skeleton h-4.5 w-40" />}
      {note && <p className="text-ink-3 text-sm text-pretty">{t(note)}</p>}
      {data && <DeskHours entryId={entryId} isFrozen={isFrozen} onLook={setHour} />}
      {data && !isDecided && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setMeant(noVotes)}
          className={`mt-2.5 text-danger ${buttonClass('line', 'row')}`}
        >
          {t('takeOut')}
        </button>
      )}
      {hour && (
        <DeskHourSheet
          {...{ entryId, hour, isDecided }}
          onTakeOut={(votes) => {
            setHour(null);
            setMeant(votes);
          }}
          onClose={() => setHour(null)}
        />
      )}
      {meant && <DeskVoidSheet {...{ entryId, meant }} onVoided={votesChanged} onClose={() => setMeant(null)} />}
    </section>
  );
}
