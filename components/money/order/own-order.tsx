import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import type { OrderItem } from '@/lib/money/order/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { OrderRefund, OrderStateWord } from './card-order-state';

/** An order in the list of the caller: what it is for, its sum, how it stands, and the way to pay it. */
export function OwnOrder({ order }: { order: OrderItem }) {
  const t = useTranslations('order');
  const { id, kind, number, state, title, totalFen, createdAt } = order;
  return (
    <article className="relative py-4">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 text-ink-3 text-sm">
          {t(`kinds.${kind}`)} ·{' '}
          <time dateTime={createdAt}>{formatDate(Date.parse(createdAt), { withTime: true })}</time>
        </p>
        <OrderStateWord state={state} />
      </div>
      <div className="mt-1 flex items-start justify-between gap-4">
        <h3 className="min-w-0 text-lg leading-6 tracking-normal wrap-anywhere">
          <Link href={`/order/${id}`} className="after:absolute after:inset-0 hover:text-ink-2">
            {title}
            <span className="sr-only"> {number}</span>
          </Link>
        </h3>
        <p className="flex-none font-semibold text-lg tabular-nums">{yuan(totalFen)}</p>
      </div>
      <OrderRefund order={order} />
      {state === 'pending' && (
        <p className="relative mt-3 flex justify-end">
          <Link href={`/order/${id}/pay`} className={buttonClass('accent', 'row')}>
            {t('pay')}
            <span className="sr-only"> {title}</span>
          </Link>
        </p>
      )}
    </article>
  );
}

/** The shape of an order that is about to come. */
export function OwnOrderSkeleton() {
  return (
    <div aria-hidden="true" className="py-4">
      <div className="skeleton h-4 w-2/5" />
      <div className="mt-2 flex justify-between">
        <div className="skeleton h-5 w-1/2" />
        <div className="skeleton h-5 w-1/6" />
      </div>
    </div>
  );
}
