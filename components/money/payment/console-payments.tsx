import { useTranslations } from 'next-intl';
import { ConsoleSection, StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import type { PaymentState } from '@/lib/money/payment/codes';
import type { MoneyOfOrder } from '@/lib/money/payment/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';

const tones: Record<PaymentState, StateTone> = { open: 'busy', paid: 'ok', closed: 'off', held: 'warn' };

/** The payments of an order at the payment service, each with the service's own number. */
export function Payments({ payments }: Pick<MoneyOfOrder, 'payments'>) {
  const t = useTranslations('orderConsole.payments');
  const words = useTranslations('order.ways');
  return (
    <ConsoleSection title={t('title')}>
      <ul className="border-line border-t text-sm">
        {payments.map((payment) => (
          <li key={payment.outTradeNo} className="border-line border-b py-2.5">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="tabular-nums">
                {words(payment.provider)} · {t(`scenes.${payment.scene}`)} · {yuan(payment.amountFen)}
              </span>
              <StateBadge tone={tones[payment.state]}>{t(`states.${payment.state}`)}</StateBadge>
            </p>
            <p className="text-ink-3 tabular-nums wrap-anywhere">
              {payment.outTradeNo}
              {payment.transactionId && ` · ${payment.transactionId}`}
            </p>
            <p className="text-ink-3 tabular-nums">
              {formatDate(Date.parse(payment.paidAt ?? payment.begunAt), { withTime: true })}
            </p>
            {payment.isSurplus && <p className="text-danger">{t('surplus')}</p>}
          </li>
        ))}
      </ul>
    </ConsoleSection>
  );
}
