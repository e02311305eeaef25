/** How the API fails; but for the refusals, after it has done what was asked. */
export type PayFailure =
  | { code: string; status: number }
  | 'silence'
  | 'error page'
  | 'unsigned'
  | 'forged'
  | 'stale'
  | 'unknownKey'
  | 'changed';

/** A payment that was begun. */
export interface Trade {
  outTradeNo: string;
  scene: 'jsapi' | 'h5' | 'native';
  prepayId: string;
  description: string;
  amountFen: number;
  openId: string | null;
  /** The last moment to pay, ms. */
  expiresAt: number;
  noticeUrl: string;
  /** What it was begun with: a repetition must say the same. */
  request: string;
  state: 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED';
  transactionId: string | null;
  paidAt: number | null;
}

/** A refund that was asked for. */
export interface Refund {
  outRefundNo: string;
  outTradeNo: string;
  refundId: string;
  amountFen: number;
  reason: string | null;
  noticeUrl: string | null;
  state: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
  /** When it was accepted, by which it stands in the statement. */
  askedAt: number;
  doneAt: number | null;
}

/** A notice: what it says, before it is sealed and signed, and what its receiver answered so far. */
export interface Notice {
  id: string;
  event: string;
  url: string;
  createdAt: number;
  content: Record<string, unknown>;
  answers: number[];
}

/** Its books and its moods, to be read and changed by a test. */
export interface PayState {
  now: () => number;
  failure: PayFailure | null;
  trades: Map<string, Trade>;
  refunds: Map<string, Refund>;
  /** All notices, the oldest first. */
  notices: Notice[];
  /** Whether notices wait until they are delivered by hand; else each goes out once, at once. */
  holdsNotices: boolean;
  /** Whether a refund is done at once; else `finishRefund` ends it. */
  refundsAtOnce: boolean;
  /** Whether refunds of one order are a minute apart. */
  limitsRefunds: boolean;
  /** What the merchant has to refund from; null for enough. */
  balanceFen: number | null;
  /** A false sum of a payment or refund in statements, by its number; null leaves it out. */
  planted: Map<string, number | null>;
  /** Whether statements are sent as they are, though a zipped one was asked for. */
  sendsPlainStatements: boolean;
  /** Statements by the token of their address. */
  statements: Map<string, { bytes: Buffer; expiresAt: number }>;
  /** Each request that was taken, as method and path. */
  requests: string[];
}

/** An empty house. */
export function newState(now: () => number): PayState {
  return {
    now,
    failure: null,
    ...{ trades: new Map(), refunds: new Map(), notices: [], planted: new Map(), statements: new Map(), requests: [] },
    ...{
      holdsNotices: false,
      refundsAtOnce: false,
      limitsRefunds: true,
      sendsPlainStatements: false,
      balanceFen: null,
    },
  };
}

/** What the API answers: a status and, mostly, a body. */
export interface Answer {
  status: number;
  body?: Record<string, unknown>;
}

export const refusal = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } });

/** How a notice is spoilt: changed after it was signed, or signed wrongly, long ago, or by a key that nobody knows. */
export type NoticeFault = 'altered' | 'forged' | 'stale' | 'unknownKey' | 'unsigned' | 'probe' | 'otherSecret';

/** How a notice is delivered: spoilt in one way, with other contents that are signed as they are, or several times at once. */
export interface Delivery {
  fault?: NoticeFault;
  content?: Record<string, unknown>;
  times?: number;
}

/** An ISO time of Beijing, to the second. */
export function isoOf(ms: number): string {
  const shifted = new Date(ms + 8 * 3_600_000).toISOString();
  return `${shifted.slice(0, 19)}+08:00`;
}
