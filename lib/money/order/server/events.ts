import type { OrderKind, PayWay } from '../codes';

/** An order, as its seller is told of it. */
export interface ToldOrder {
  id: string;
  kind: OrderKind;
  personId: string;
  totalFen: number;
  way: PayWay | null;
}

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** An order is paid: the seller of its kind gives what was bought, in this transaction. */
    'order.paid': ToldOrder;
    /** An unpaid order is canceled or has expired: the seller of its kind releases what it held. */
    'order.canceled': ToldOrder;
    /**
     * A refund is asked for: the seller of its kind takes back what was bought, for the whole order where `isWhole`, or
     * throws where that cannot be.
     */
    'order.refundAsked': ToldOrder & { refundId: string; amountFen: number; isWhole: boolean };
    /** A refund has reached the buyer; `isWhole` where the whole order is refunded now. */
    'order.refunded': ToldOrder & { refundId: string; amountFen: number; isWhole: boolean; toWallet: boolean };
  }
}
