import { useTranslations } from 'next-intl';
import { ConsoleSection, StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import type { RefundState } from '@/lib/money/payment/codes';
import type { MoneyOfOrder } from '@/lib/money/payment/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';

const tones: Record<RefundState, StateTone> = { waiting: 'busy', done: 'ok', stuck: 'warn' };

/** The refunds of an order. */
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
          </li>
        ))}
      </ul>
    </ConsoleSection>
  );
}
