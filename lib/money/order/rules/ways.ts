import type { OrderKind, PayWay } from '../codes';

const ordinary: readonly PayWay[] = ['wechat', 'counter', 'wallet', 'points'];

/** Orders that may be paid by a bank transfer as well (specification section 4). */
const transferable: readonly OrderKind[] = ['membership', 'contest'];

/**
 * The ways in which an order of a kind may be paid (DESIGN 13, 'ways to pay'). A top-up is paid by the payment service
 * alone: paid from the wallet it would be no top-up.
 */
export function waysOf(kind: OrderKind): readonly PayWay[] {
  if (kind === 'topUp') return ['wechat', 'counter'];
  return transferable.includes(kind) ? [...ordinary, 'offline'] : ordinary;
}
