'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useActivityActs } from '@/lib/events/activity/client/own-activities';
import { salesQuery } from '@/lib/events/ticket/client/organiser';
import type { SaleState } from '@/lib/events/ticket/codes';
import type { Sales } from '@/lib/events/ticket/contract';
import { isFailure } from '@/lib/platform/client/save-failure';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';

type SoldType = Sales['types'][number];

const tones: Record<SaleState, string> = {
  onSale: 'text-ok',
  notStarted: 'text-ink-2',
  paused: 'text-danger',
  soldOut: 'text-ink',
  ended: 'text-ink-3',
};

/** How one ticket type has sold, or the sign-ups of an activity without any, as a bar and in numbers. */
export function CardSoldType({ activityId, type }: { activityId: string; type: SoldType }) {
  const t = useTranslations('ticketDesk.sales');
  const { id, name, state, total, held, sold, used, returned, waiting } = type;
  return (
    <article className="py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h4 className="font-semibold wrap-anywhere">{name || t('signups')}</h4>
          {id !== '' && <p className={`text-sm ${tones[state]}`}>{t(`states.${state}`)}</p>}
        </div>
        <p className="flex-none text-right tabular-nums">
          <span className="font-semibold text-lg">{sold}</span>{' '}
          <span className="text-ink-3">{total === null ? t('noLimit') : t('of', { total })}</span>
        </p>
      </div>
      <SoldBar type={type} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="facts text-ink-2 text-sm tabular-nums">
          <span>{t('usedOf', { count: used })}</span>
          {held > 0 && <span>{t('held', { count: held })}</span>}
          {returned > 0 && <span>{t('returned', { count: returned })}</span>}
          {waiting > 0 && <span>{t('waitingOf', { count: waiting })}</span>}
        </p>
        {id !== '' && state !== 'ended' && (
          <PauseButton activityId={activityId} typeId={id} name={name} isPaused={state === 'paused'} />
        )}
      </div>
    </article>
  );
}

/** Who came, who will, and what waits for payment, as parts of what there is; without a limit, of what was taken. */
function SoldBar({ type: { total, held, sold, used } }: { type: SoldType }) {
  const whole = Math.max(total ?? 0, sold + held, 1);
  const part = (count: number, look: string) => (
    <span style={{ width: `${(100 * count) / whole}%` }} className={look} />
  );
  return (
    // Its numbers are beside it.
    <div aria-hidden="true" className="mt-2.5 flex h-2 overflow-hidden rounded-full bg-sunk">
      {part(used, 'bg-ink')}
      {part(sold - used, 'bg-accent')}
      {part(held, 'bg-accent opacity-40')}
    </div>
  );
}

interface PauseButtonProps {
  activityId: string;
  typeId: string;
  name: string;
  isPaused: boolean;
}

/** Pauses the sale of a ticket type at once, or resumes it. */
function PauseButton({ activityId, typeId, name, isPaused }: PauseButtonProps) {
  const t = useTranslations('ticketDesk.sales');
  const queries = useQueryClient();
  const acts = useActivityActs();
  const problemOf = useProblemWords();
  const [isBusy, setBusy] = useState(false);

  async function turn() {
    if (isBusy) return;
    setBusy(true);
    try {
      await acts.pause(activityId, typeId, !isPaused);
      await queries.invalidateQueries({ queryKey: salesQuery(activityId).queryKey });
      toast(t(isPaused ? 'resumed' : 'paused', { name }));
    } catch (error) {
      if (!isFailure(error)) throw error;
      toast(problemOf(error).text);
    } finally {
      setBusy(false);
    }
  }
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={turn}
      className={`aria-disabled:opacity-60 ${buttonClass('line', 'row')}`}
    >
      {isPaused ? t('resume') : t('pause')}
      <span className="sr-only"> {name}</span>
    </button>
  );
}
