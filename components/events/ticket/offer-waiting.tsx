'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ActivityDetail } from '@/lib/events/activity/contract';
import { leaveWaitingList } from '@/lib/events/ticket/client/sale';
import type { WaitPlace } from '@/lib/events/ticket/contract';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface OfferWaitingProps {
  activity: Pick<ActivityDetail, 'id' | 'ticketTypes'>;
  places: readonly WaitPlace[];
  onChanged(): void;
}

/** The caller's places in waiting lists of an activity: how many are before them, or what is held for them. */
export function OfferWaiting({ activity, places, onChanged }: OfferWaitingProps) {
  const t = useTranslations('ticket.waiting');
  const title = useId();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={title} className="mt-4 rounded-md bg-sunk px-4 py-3">
      <h3 id={title} className="font-semibold text-sm">
        {t('title')}
      </h3>
      <ul>
        {places.map((place) => (
          <li key={place.id} className="mt-2">
            <Place {...{ activity, place, onChanged }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlaceProps extends Pick<OfferWaitingProps, 'activity' | 'onChanged'> {
  place: WaitPlace;
}

function Place({ activity, place, onChanged }: PlaceProps) {
  const t = useTranslations('ticket.waiting');
  const { id, ticketTypeId, quantity, ahead, offeredUntil } = place;
  const name = activity.ticketTypes.find((type) => type.id === ticketTypeId)?.name.text ?? '';
  const { leave, isPending } = useLeave(place, onChanged);
  const [isAsked, setAsked] = useState(false);
  const act = offeredUntil ? 'decline' : 'leave';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="min-w-0 text-pretty wrap-anywhere">
        {offeredUntil && t('offered', { name, quantity })}
        {!offeredUntil && (ahead > 0 ? t('waits', { name, quantity, ahead }) : t('next', { name, quantity }))}
        {offeredUntil && (
          <strong className="block text-accent text-sm tabular-nums">
            {t('until', { time: formatDate(Date.parse(offeredUntil), { withTime: true }) })}
          </strong>
        )}
      </p>
      <p className="flex items-center gap-4">
        {offeredUntil && (
          <Link
            href={`/ticket/enrol/${encodeURIComponent(activity.id)}/${ticketTypeId}/${quantity}?wait=${id}`}
            className={buttonClass('accent', 'row')}
          >
            {t('take')}
          </Link>
        )}
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && setAsked(true)}
          className="inline-flex min-h-11 items-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink"
        >
          {t(act)}
        </button>
      </p>
      {isAsked && (
        <ConfirmDialog
          title={t(`${act}Title`)}
          text={t(`${act}Text`)}
          confirmLabel={t(act)}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            void leave();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}

/** Leaves the list, or declines what is offered, which goes to the next. */
function useLeave({ id, offeredUntil }: WaitPlace, onChanged: () => void) {
  const t = useTranslations('ticket.waiting');
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const decline = offeredUntil !== null;
  async function leave() {
    setPending(true);
    try {
      await call(leaveWaitingList, { id, decline }, { quiet: true });
      toast(t(decline ? 'declined' : 'left'));
    } catch (error) {
      toast(problemOf(error).text);
    } finally {
      setPending(false);
      onChanged();
    }
  }
  return { leave, isPending };
}
