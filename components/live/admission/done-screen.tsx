'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PayColumn } from '@/components/money/payment/card-pay-column';
import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { LiveOrder } from '@/lib/live/admission/contract';
import { broadcastPath, payPath, watchPath } from '@/lib/live/broadcast/client/addresses';
import { saveBroadcastCalendar } from '@/lib/live/broadcast/client/broadcasts';
import type { BroadcastPhase } from '@/lib/live/broadcast/codes';
import { Link } from '@/lib/platform/i18n/link';
import { BroadcastHead } from './broadcast-head';

export interface DoneScreenProps {
  order: LiveOrder;
  /** The way to be reminded of one that is to come. */
  reminder: ReactNode;
}

/** What an order of a broadcast has come to (specification section 2, /live/paySuc): it is bought, and what comes next. */
export function DoneScreen({ order: { broadcast, admission }, reminder }: DoneScreenProps) {
  const t = useTranslations('admission');
  const { state, orderId } = admission;
  return (
    <PayColumn>
      {state === 'valid' ? <Bought phase={broadcast.phase} /> : <NotBought isReturned={state === 'returned'} />}
      <div className="mt-6 border-line border-y py-4">
        <BroadcastHead broadcast={broadcast} heading="h2" />
      </div>
      <div className="mt-6 flex flex-col gap-3">
        {state === 'valid' && <NextSteps id={broadcast.id} phase={broadcast.phase} reminder={reminder} />}
        {state === 'pending' && (
          <Link href={payPath(broadcast.id)} className={`min-h-12 text-lg ${buttonClass('accent')}`}>
            {t('notDone.pending.pay')}
          </Link>
        )}
        <Link href={broadcastPath(broadcast.id)} className={buttonClass('line')}>
          {t('toBroadcast')}
        </Link>
        {orderId && (
          <Link
            href={`/order/${orderId}`}
            className="inline-flex min-h-11 items-center justify-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink"
          >
            {t('order')}
          </Link>
        )}
      </div>
    </PayColumn>
  );
}

/** What is said beside each phase. */
const textOf = { upcoming: 'upcoming', late: 'late', live: 'onAir', interrupted: 'onAir' } as const;

function Bought({ phase }: { phase: BroadcastPhase }) {
  const t = useTranslations('admission.done');
  const text = phase in textOf ? textOf[phase as keyof typeof textOf] : 'over';
  return (
    <div className="flex flex-col items-center pt-6 text-center">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-ok text-paper">
        <ScreenIcon name="check" className="size-7" />
      </span>
      <h1 className="text-2xl text-balance">{t('title')}</h1>
      <p className="mt-1 max-w-90 text-ink-2 text-pretty">{t(text)}</p>
    </div>
  );
}

function NotBought({ isReturned }: { isReturned: boolean }) {
  const t = useTranslations(isReturned ? 'admission.notDone.returned' : 'admission.notDone.pending');
  return (
    <div className="pt-6 text-center">
      <h1 className="text-2xl text-balance">{t('title')}</h1>
      <p className="mx-auto mt-1 max-w-90 text-ink-2 text-pretty">{t('text')}</p>
    </div>
  );
}

function NextSteps({ id, phase, reminder }: { id: string; phase: BroadcastPhase; reminder: ReactNode }) {
  const t = useTranslations('admission');
  if (phase === 'live' || phase === 'interrupted') {
    return (
      <Link href={watchPath(id)} className={`min-h-12 text-lg ${buttonClass('accent')}`}>
        {t('watch')}
      </Link>
    );
  }
  if (phase !== 'upcoming') return null;
  return (
    <>
      {reminder}
      <button
        type="button"
        // A failure is reported by the error path.
        onClick={() => saveBroadcastCalendar(id).catch(() => undefined)}
        className={buttonClass('line')}
      >
        <ScreenIcon name="calendar" className="size-4.75" />
        {t('done.calendar')}
      </button>
    </>
  );
}
