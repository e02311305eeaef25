import { useTranslations } from 'next-intl';
import { PayColumn } from '@/components/money/payment/card-pay-column';
import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { TicketOrder } from '@/lib/events/ticket/contract';
import type { OrderItem } from '@/lib/money/order/contract';
import { Link } from '@/lib/platform/i18n/link';
import { TicketActivity } from './ticket-activity';

interface ConfirmDoneProps {
  order: OrderItem;
  tickets: TicketOrder;
}

/** Tickets that are paid, or cost nothing: how to show them. */
export function ConfirmDone({ order, tickets: { activity, tickets } }: ConfirmDoneProps) {
  const t = useTranslations('ticketBuy');
  return (
    <PayColumn>
      <div className="flex flex-col items-center pt-6 text-center">
        <span className="mb-4 grid size-14 place-items-center rounded-full bg-ok text-paper">
          <ScreenIcon name="check" className="size-7" />
        </span>
        <h1 className="text-2xl text-balance">{order.totalFen === 0 ? t('done.free') : t('done.title')}</h1>
        <p className="mt-1 text-ink-2 wrap-anywhere">
          {t('tickets', { name: tickets[0]?.typeName ?? '', count: tickets.length })}
        </p>
        <p className="mt-3 max-w-90 text-ink-2 text-pretty">{t('done.text')}</p>
      </div>
      <div className="mt-6 border-line border-y py-4">
        <TicketActivity activity={activity} heading="h2" />
      </div>
      <div className="mt-6 flex flex-col gap-3">
        <Link
          href={`/ticket/e?activity=${encodeURIComponent(activity.id)}`}
          className={`min-h-12 text-lg ${buttonClass('accent')}`}
        >
          {t('done.entry')}
        </Link>
        <Link href="/ticket" className={buttonClass('line')}>
          {t('done.mine')}
        </Link>
        <Link
          href={`/order/${order.id}`}
          className="inline-flex min-h-11 items-center justify-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink"
        >
          {t('done.order')}
        </Link>
      </div>
    </PayColumn>
  );
}
