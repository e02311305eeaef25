import { useTranslations } from 'next-intl';
import { PayColumn } from '@/components/money/payment/card-pay-column';
import { buttonClass } from '@/components/ui/button-class';
import type { TicketOrder } from '@/lib/events/ticket/contract';
import type { OrderItem } from '@/lib/money/order/contract';
import { Link } from '@/lib/platform/i18n/link';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface ConfirmEndProps {
  order: OrderItem;
  tickets: TicketOrder;
}

/** An order of tickets that is not to be paid any more: canceled, too late, or refunded. */
export function ConfirmEnd({ order, tickets: { activity } }: ConfirmEndProps) {
  const t = useTranslations('ticketBuy');
  const end = order.state === 'refunded' ? 'refunded' : 'canceled';
  return (
    <PayColumn>
      <div className="flex flex-col items-center pt-6 text-center">
        <h1 className="text-2xl text-balance tabular-nums">{t(`end.${end}.title`, { sum: yuan(order.totalFen) })}</h1>
        <p className="mt-1 text-ink-2 wrap-anywhere">{activity.title}</p>
        <p className="mt-3 max-w-90 text-ink-2 text-pretty">{t(`end.${end}.text`)}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Link href={`/ticket/get/${encodeURIComponent(activity.id)}`} className={buttonClass('accent')}>
            {t('again')}
          </Link>
          <Link href={`/order/${order.id}`} className={buttonClass('line')}>
            {t('done.order')}
          </Link>
        </div>
      </div>
    </PayColumn>
  );
}
