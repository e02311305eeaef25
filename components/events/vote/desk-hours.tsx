'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Notice } from '@/components/ui/notice';
import { voteHoursQuery } from '@/lib/events/vote/client/desk';
import { daysOf } from '@/lib/events/vote/client/vote-days';
import type { VoteHour } from '@/lib/events/vote/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { DeskHourTable } from './desk-hour-table';

interface DeskHoursProps {
  entryId: string;
  /** Hours since the freeze are not told. */
  isFrozen: boolean;
  /** Who voted in an hour is asked for. */
  onLook(hour: VoteHour): void;
}

/** When an entry was voted for, for who looks for abuse; fetched when it is opened. */
export function DeskHours(props: DeskHoursProps) {
  const t = useTranslations('voteDesk.hours');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">{t('title')}</summary>
      {isOpen && props.isFrozen && <p className="mb-1 text-ink-3 text-sm text-pretty">{t('frozen')}</p>}
      {isOpen && <Hours {...props} />}
    </details>
  );
}

function Hours({ entryId, onLook }: Omit<DeskHoursProps, 'isFrozen'>) {
  const t = useTranslations('voteDesk.hours');
  const { words } = useListWords();
  const { data, isError, refetch } = useQuery(voteHoursQuery(entryId));
  if (!data && isError) {
    return (
      <Notice title={words.failed} role="alert">
        <button type="button" onClick={() => refetch()} className={buttonClass('ink')}>
          {words.retry}
        </button>
      </Notice>
    );
  }
  if (!data) return <div role="status" aria-label={words.loading} className="skeleton h-40 rounded-md!" />;
  if (data.length === 0) return <p className="pb-3 text-ink-2 text-sm text-pretty">{t('none')}</p>;
  return <Days hours={data} onLook={onLook} />;
}

interface DaysProps {
  /** At least one. */
  hours: readonly VoteHour[];
  onLook(hour: VoteHour): void;
}

/** A day of them: the one that is chosen, else the newest unusual one, else the newest one. */
function Days({ hours, onLook }: DaysProps) {
  const t = useTranslations('voteDesk.hours');
  const [chosen, choose] = useState('');
  const days = daysOf(hours);
  const day = days.find(({ date }) => date === chosen) ?? days.find(({ isUnusual }) => isUnusual) ?? days[0];
  const unusual = hours.filter(({ signs }) => signs.length > 0).length;
  return (
    <>
      <p className="mb-3 text-ink-2 text-sm text-pretty">
        {unusual > 0 ? t('unusual', { count: unusual }) : t('usual')}
      </p>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('days')}</legend>
        <div className="rail -mx-gutter gap-2 px-gutter md:mx-0 md:flex-wrap md:px-0">
          {days.map(({ date, isUnusual }) => (
            <ChoiceChip key={date} isPressed={date === day?.date} onPress={() => choose(date)}>
              {isUnusual ? t('dayUnusual', { day: shortDay(date) }) : shortDay(date)}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      {day && <DeskHourTable day={day} most={Math.max(...hours.map(({ count }) => count))} onLook={onLook} />}
    </>
  );
}

/** Without its year. */
const shortDay = (date: string): string => date.slice('YYYY-'.length);
