'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { getAnyOrder, listOrders } from '@/lib/money/order/client/console';
import type { StaffOrder } from '@/lib/money/order/contract';
import { getMoneyOfOrder, resolveRefund } from '@/lib/money/payment/client/console';
import type { MoneyOfOrder } from '@/lib/money/payment/contract';
import { call } from '@/lib/platform/client/call';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface StuckRefundProps {
  order: StaffOrder;
  refund: MoneyOfOrder['refunds'][number];
}

/** A refund that does not go by itself, and the ways to end it. */
export function StuckRefund({ order, refund }: StuckRefundProps) {
  const t = useTranslations('orderConsole.refunds');
  const { isActing, act } = useAct();
  const titleId = useId();
  const { id, amountFen, isByHand, isSurplus } = refund;
  const resolve = (by: 'wallet' | 'transfer' | 'again') =>
    act({
      work: () => call(resolveRefund, { id, by }, { quiet: true }),
      done: t(`resolved.${by}`),
      said: { Changed: t('changed') },
      renews: [getAnyOrder, getMoneyOfOrder, listOrders],
    });
  const ways = [
    !isByHand && ('again' as const),
    // A top-up would come back to where it went, and what was paid in surplus is not the order's.
    !isSurplus && order.kind !== 'topUp' && ('wallet' as const),
    'transfer' as const,
  ].filter((by) => by !== false);
  return (
    <section aria-labelledby={titleId} className="mb-8">
      <h2 id={titleId} className="mb-2 text-base tabular-nums">
        {t('stuckTitle', { sum: yuan(amountFen) })}
      </h2>
      <p className="text-sm wrap-anywhere">{isSurplus ? t('surplus') : refund.reason}</p>
      <p className="mt-1 text-ink-2 text-sm text-pretty">{isByHand ? t('byHandText') : t('stuckText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {ways.map((by) => (
          <button
            key={by}
            type="button"
            aria-disabled={isActing || undefined}
            onClick={() => resolve(by)}
            className={consoleButton()}
          >
            {t(`resolve.${by}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
