'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import type { TicketType } from '@/lib/events/activity/contract';
import { joinWaitingList } from '@/lib/events/ticket/client/sale';
import { ticketLimits } from '@/lib/events/ticket/codes';
import type { WaitPlace } from '@/lib/events/ticket/contract';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { AmountStepper } from './amount-stepper';
import type { TypeSale } from './type-facts';

interface ChooseAmountProps {
  activity: { id: string };
  type: TicketType;
  sale: TypeSale | undefined;
  /** How many of this type the caller has or holds. */
  had: number;
  /** Their place in its waiting list. */
  place: WaitPlace | undefined;
  onChanged(): void;
}

/** How many of a type, and the next step: to say who comes, or to wait. */
export function ChooseAmount({ activity, type, sale, had, place, onChanged }: ChooseAmountProps) {
  const t = useTranslations('ticketBuy');
  const words = useTranslations('ticket');
  const isWaiting = sale?.state === 'soldOut';
  const most = mostOf(type, isWaiting ? null : (sale?.left ?? null), had);
  const [wanted, want] = useState(place?.quantity ?? 1);
  const amount = Math.max(1, Math.min(wanted, most));
  const { join, isPending, problem } = useJoin(type.id, onChanged);
  if (most < 1) {
    return (
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-2">{t('full')}</p>
        <Link href="/ticket" className={buttonClass('line')}>
          {t('done.mine')}
        </Link>
      </div>
    );
  }
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <span className="font-semibold text-sm">{t('amount')}</span>
          {had > 0 && <span className="block text-ink-3 text-sm tabular-nums">{t('have', { count: had })}</span>}
        </p>
        <AmountStepper {...{ amount, most }} onChange={want} />
      </div>
      <p className="mt-4 flex items-baseline justify-between gap-4 border-line border-t pt-4">
        <span className="text-ink-2">{t('total')}</span>
        <strong className="text-xl tabular-nums">
          {type.priceFen === 0 ? words('free') : yuan(type.priceFen * amount)}
        </strong>
      </p>
      <FormAlert>{problem}</FormAlert>
      {isWaiting ? (
        <>
          <p className="mb-3 text-ink-2 text-sm text-pretty">{t('waitNote')}</p>
          <button
            type="button"
            aria-disabled={isPending || undefined}
            onClick={() => join(amount)}
            className={`min-h-12 w-full text-lg aria-disabled:opacity-60 ${buttonClass('accent')}`}
          >
            {isPending ? t('joining') : t('join', { count: amount })}
          </button>
        </>
      ) : (
        <Link
          href={`/ticket/enrol/${encodeURIComponent(activity.id)}/${type.id}/${amount}`}
          className={`min-h-12 w-full text-lg ${buttonClass('accent')}`}
        >
          {t('next')}
        </Link>
      )}
    </>
  );
}

/** The most that one order may have: of what is left, and of what a person may have. */
function mostOf({ perPerson }: TicketType, left: number | null, had: number): number {
  return Math.min(ticketLimits.perOrder, left ?? Infinity, perPerson > 0 ? perPerson - had : Infinity);
}

function useJoin(ticketTypeId: string, onChanged: () => void) {
  const t = useTranslations('ticketBuy');
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  async function join(quantity: number) {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      await call(joinWaitingList, { ticketTypeId, quantity }, { quiet: true });
      toast(t('joined'));
    } catch (error) {
      setProblem(problemOf(error).text);
    } finally {
      setPending(false);
      onChanged();
    }
  }
  return { join, isPending, problem };
}
