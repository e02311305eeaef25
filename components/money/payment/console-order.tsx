'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage, ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { OrderStateBadge } from '@/components/money/order/card-console-state';
import { OrderHistory } from '@/components/money/order/card-order-history';
import { OrderLines } from '@/components/money/order/card-order-lines';
import { getAnyOrder } from '@/lib/money/order/client/console';
import type { StaffOrder } from '@/lib/money/order/contract';
import { getMoneyOfOrder } from '@/lib/money/payment/client/console';
import type { MoneyOfOrder } from '@/lib/money/payment/contract';
import { call } from '@/lib/platform/client/call';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { Payments } from './console-payments';
import { RefundForm } from './console-refund-form';
import { Refunds } from './console-refunds';
import { SlipDecision } from './console-slip';
import { StuckRefund } from './console-stuck-refund';

interface OrderConsoleProps {
  order: StaffOrder;
  money: MoneyOfOrder;
}

/** One order in the console: what was bought, all of its money, and what staff may do with it. */
export function OrderConsole({ order: firstOrder, money: firstMoney }: OrderConsoleProps) {
  const t = useTranslations('orderConsole');
  const { id } = firstOrder;
  const { data: order } = useQuery({
    queryKey: [getAnyOrder.path, id],
    queryFn: ({ signal }) => call(getAnyOrder, { id }, { signal, quiet: true }),
    initialData: firstOrder,
  });
  const { data: money } = useQuery({
    queryKey: [getMoneyOfOrder.path, id],
    queryFn: ({ signal }) => call(getMoneyOfOrder, { orderId: id }, { signal, quiet: true }),
    initialData: firstMoney,
  });
  const left = order.totalFen - order.refundedFen - order.refundingFen;
  const stuck = money.refunds.filter(({ state }) => state === 'stuck');
  const isWaiting = order.state === 'paid_pending_review' || stuck.length > 0;
  return (
    <ConsolePage
      title={order.title}
      back={{ href: '/staff/orders', label: t('title') }}
      actions={
        <>
          <OrderStateBadge state={order.state} />
          {isWaiting && (
            <a href="#decision" className={`lg:hidden ${consoleButton()}`}>
              {t('decision')}
            </a>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <OrderFacts order={order} />
          <ConsoleSection title={t('lines')}>
            <OrderLines order={order} />
          </ConsoleSection>
          {money.payments.length > 0 && <Payments payments={money.payments} />}
          {money.refunds.length > 0 && <Refunds refunds={money.refunds} />}
          <ConsoleSection title={t('history')}>
            <OrderHistory history={order.history} />
          </ConsoleSection>
        </div>
        <div id="decision" className="scroll-mt-20 max-lg:mt-8 lg:sticky lg:top-7">
          {stuck.map((refund) => (
            <StuckRefund key={refund.id} order={order} refund={refund} />
          ))}
          {money.slipPictures.length > 0 && <SlipDecision order={order} pictures={money.slipPictures} />}
          {order.state === 'paid' && left > 0 && <RefundForm order={order} left={left} />}
        </div>
      </div>
    </ConsolePage>
  );
}

function OrderFacts({ order }: { order: StaffOrder }) {
  const t = useTranslations('orderConsole');
  const words = useTranslations('order');
  const time = (text: string | null) => text && formatDate(Date.parse(text), { withTime: true });
  return (
    <Facts
      facts={[
        { label: t('number'), value: <span className="tabular-nums">{order.number}</span> },
        { label: t('kind'), value: words(`kinds.${order.kind}`) },
        {
          label: t('buyer'),
          value: (
            <Link
              href={`/otherPeople?userId=${encodeURIComponent(order.personId)}`}
              className="underline underline-offset-4"
            >
              {order.nickname}
            </Link>
          ),
        },
        { label: t('sum'), value: yuan(order.totalFen) },
        { label: t('refundedSum'), value: order.refundedFen > 0 && yuan(order.refundedFen) },
        { label: t('refundingSum'), value: order.refundingFen > 0 && yuan(order.refundingFen) },
        { label: t('way'), value: order.way && words(`ways.${order.way}`) },
        { label: t('createdAt'), value: time(order.createdAt) },
        { label: t('expiresAt'), value: time(order.expiresAt) },
        { label: t('paidAt'), value: time(order.paidAt) },
      ].map(({ label, value }) => ({ label, value: value || null }))}
    />
  );
}
