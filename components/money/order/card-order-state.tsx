import { useTranslations } from 'next-intl';
import type { OrderState as State } from '@/lib/money/order/codes';
import type { OrderItem } from '@/lib/money/order/contract';
import { yuan } from '@/lib/platform/shared/format/yuan';

const tones: Record<State, string> = {
  pending: 'font-semibold text-accent',
  paid_pending_review: 'font-semibold text-ink',
  paid: 'text-ok',
  refunded: 'text-ink-3',
  canceled: 'text-ink-3',
};

/** The state of an order in a word. */
export function OrderStateWord({ state }: { state: State }) {
  const t = useTranslations('order.states');
  return <span className={`flex-none text-sm ${tones[state]}`}>{t(state)}</span>;
}

/** What of an order is refunded or on its way back; nothing for none. */
export function OrderRefund({ order }: { order: Pick<OrderItem, 'refundedFen' | 'refundingFen'> }) {
  const t = useTranslations('order');
  const { refundedFen, refundingFen } = order;
  if (refundedFen === 0 && refundingFen === 0) return null;
  return (
    <p className="mt-1 text-ink-2 text-sm tabular-nums">
      {[
        refundedFen > 0 && t('refunded', { sum: yuan(refundedFen) }),
        refundingFen > 0 && t('refunding', { sum: yuan(refundingFen) }),
      ]
        .filter(Boolean)
        .join(t('comma'))}
    </p>
  );
}
