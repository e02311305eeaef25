'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsoleSection, StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import { getAnyOrder, listOrders } from '@/lib/money/order/client/console';
import { getMoneyOfOrder, resolveRefund } from '@/lib/money/payment/client/console';
import type { RefundState } from '@/lib/money/payment/codes';
import type { MoneyOfOrder } from '@/lib/money/payment/contract';
import { call } from '@/lib/platform/client/call';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';

type Refund = MoneyOfOrder['refunds'][number];

const tones: Record<RefundState, StateTone> = { waiting: 'busy', done: 'ok', stuck: 'warn' };

/** The refunds of an order; a stuck one is ended by staff. */
export function Refunds({ refunds }: Pick<MoneyOfOrder, 'refunds'>) {
  const t = useTranslations('orderConsole.refunds');
  return (
    <ConsoleSection title={t('title')}>
      <ul className="border-line border-t text-sm">
        {refunds.map((refund) => (
          <li key={refund.id} className="border-line border-b py-2.5">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="tabular-nums">
                {yuan(refund.amountFen)} · {t(`goals.${refund.goal}`)}
              </span>
              <StateBadge tone={tones[refund.state]}>{t(`states.${refund.state}`)}</StateBadge>
            </p>
            <p className="wrap-anywhere">{refund.isSurplus ? t('surplus') : refund.reason}</p>
            <p className="text-ink-3 tabular-nums wrap-anywhere">
              {refund.outRefundNo} · {formatDate(Date.parse(refund.doneAt ?? refund.askedAt), { withTime: true })}
            </p>
            {refund.state === 'stuck' && <StuckRefund refund={refund} />}
          </li>
        ))}
      </ul>
    </ConsoleSection>
  );
}

/** The ways out of a refund that the payment service does not make. */
function StuckRefund({ refund: { id, isSurplus } }: { refund: Refund }) {
  const t = useTranslations('orderConsole.refunds');
  const { isActing, act } = useAct();
  const resolve = (by: 'wallet' | 'transfer' | 'again') =>
    act({
      work: () => call(resolveRefund, { id, by }, { quiet: true }),
      done: t(`resolved.${by}`),
      said: { Changed: t('changed') },
      renews: [getAnyOrder, getMoneyOfOrder, listOrders],
    });
  const ways = isSurplus ? (['again', 'transfer'] as const) : (['again', 'wallet', 'transfer'] as const);
  return (
    <>
      <p className="mt-1 text-ink-2 text-pretty">{t('stuckText')}</p>
      <p className="mt-2 flex flex-wrap gap-2">
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
      </p>
    </>
  );
}
