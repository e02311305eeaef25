import type { Context } from '@/lib/platform/server/context';

/** How a payer goes on at a provider. */
export type PayStep =
  /** A text for a QR code, scanned with the phone. */
  | { kind: 'qr'; code: string; expiresAt: number }
  /** An address to go to; it leads back to the return page. */
  | { kind: 'redirect'; url: string; expiresAt: number }
  /** Parameters of the chat app's own payment window. */
  | { kind: 'jsapi'; parameters: Readonly<Record<string, string>>; expiresAt: number };

/** What a provider shall take: an amount for an order, under a number of ours. */
export interface Charge {
  /** Our number, at most 32 characters of [A-Za-z0-9]; the provider's key of the payment. */
  outTradeNo: string;
  amountFen: number;
  /** One line for the payer. */
  description: string;
  /** The last moment to pay, ms. */
  expiresAt: number;
}

/** Where and by what the payer pays. */
export interface Payer {
  scene: 'jsapi' | 'h5' | 'native';
  address: string;
  /** Their id in the chat app's account; only for `jsapi`. */
  openId: string | null;
  /** The address that the payer comes back to. */
  returnUrl: string;
}

/** What a provider says of a payment, as verified. */
export interface ProviderPayment {
  outTradeNo: string;
  state: 'paid' | 'open' | 'closed' | 'unknown';
  /** The provider's own number; null while it is not paid. */
  transactionId: string | null;
  amountFen: number | null;
  currency: string | null;
  paidAt: number | null;
}

/** A refund as the provider shall make it; a repeated request with the same number is the same refund. */
export interface RefundRequest {
  outTradeNo: string;
  outRefundNo: string;
  amountFen: number;
  totalFen: number;
  reason: string;
}

/** What a provider says of a refund. */
export interface ProviderRefund {
  outRefundNo: string;
  state: 'processing' | 'done' | 'closed' | 'abnormal';
  refundId: string | null;
  amountFen: number | null;
  /** When the provider took it on, by which its statement lists it; null where it does not say. */
  acceptedAt: number | null;
  doneAt: number | null;
}

/** One line of a provider's daily statement, in fen. */
export interface StatementLine {
  kind: 'payment' | 'refund';
  outTradeNo: string;
  outRefundNo: string | null;
  transactionId: string;
  amountFen: number;
}

/** Refused by the provider. `code` is the provider's own, for the log. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly code: string,
    /** A repetition of the same request will be refused as well. */
    readonly isFinal: boolean,
    message: string = code,
  ) {
    super(message);
  }
}

/**
 * A service that takes money: the chat app's, or the counter of a demonstration. Every method may be repeated with the same
 * numbers. They throw a ProviderError, or a network error when it does not answer; they are never called inside a transaction.
 */
export interface Provider {
  readonly way: 'wechat' | 'counter';
  begin(context: Context, charge: Charge, payer: Payer): Promise<PayStep>;
  query(context: Context, outTradeNo: string): Promise<ProviderPayment>;
  /** Ends the possibility to pay; `paid` when it was paid already, which the caller then settles. */
  close(context: Context, outTradeNo: string): Promise<'closed' | 'paid'>;
  /** Makes a refund, or says how the one with this number stands. */
  refund(context: Context, request: RefundRequest): Promise<ProviderRefund>;
  /** The statement of a Beijing day, YYYY-MM-DD; null while it is not made yet. */
  statement(context: Context, day: string): Promise<readonly StatementLine[] | null>;
}
