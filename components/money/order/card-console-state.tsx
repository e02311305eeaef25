import { useTranslations } from 'next-intl';
import { StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import type { OrderState } from '@/lib/money/order/codes';

const tones: Record<OrderState, StateTone> = {
  pending: 'busy',
  paid_pending_review: 'new',
  paid: 'ok',
  refunded: 'off',
  canceled: 'off',
};

/** The state of an order, as a badge of the console. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const t = useTranslations('order.states');
  return <StateBadge tone={tones[state]}>{t(state)}</StateBadge>;
}
