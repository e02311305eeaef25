import type { Entry } from '@/lib/money/ledger/codes';
import type { OrderKind, PayWay } from '@/lib/money/order/codes';

/** The way that a refund takes: back over the payment service, by bank transfer, into the wallet, or as points. */
export type RefundRoute = Exclude<PayWay, 'offline' | 'free'> | 'bank';

interface Refund {
  route: RefundRoute;
  kind: OrderKind;
  personId: string;
  /** Of a payment that its order did not need. */
  isSurplus: boolean;
  /** Fen, or points, of which each is a fen. */
  amount: number;
}

/** The entries of a refund: from what was earned (or was never the house's) to where it goes. */
export function refundEntries({ route, kind, personId, isSurplus, amount }: Refund): Entry[] {
  if (route === 'points') {
    return [
      { account: { kind: 'spent' }, amount: -amount },
      { account: { kind: 'points', of: personId }, amount },
    ];
  }
  const from = isSurplus ? ({ kind: 'surplus' } as const) : ({ kind: 'sold', of: kind } as const);
  const to = route === 'wallet' ? ({ kind: 'wallet', of: personId } as const) : ({ kind: route } as const);
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}
