import type { PayWay } from '@/lib/money/order/codes';
import type { EntryState, ShownState } from '../codes';

/**
 * The state of an entry as people see it (specification section 4): one that is to be paid by a bank transfer is 'pending payment'
 * until staff have confirmed that.
 * @param way how its order is to be paid; null for no order, and for one whose buyer has not chosen
 */
export function shownState(state: EntryState, way: PayWay | null): ShownState {
  return state === 'unpaid' && way === 'offline' ? 'pendingPayment' : state;
}
