import type { PayScene } from '../codes';

const letters: Record<PayScene, string> = { jsapi: 'J', h5: 'H', native: 'N' };

/**
 * Our number of a payment at a provider, at most 32 letters and digits: the order's number, the scene, and how many
 * payments the order had before. Another scene or another try is another payment.
 */
export function outTradeNumber(orderNumber: string, scene: PayScene, before: number): string {
  return `${orderNumber}${letters[scene]}${before}`;
}

/** Our number of a refund at a provider: the order's number and how many refunds it had before. */
export function outRefundNumber(orderNumber: string, before: number): string {
  return `${orderNumber}R${before}`;
}

/** The page that a payer comes back to (specification section 2, '/live/callbackHTML'), without language prefix. */
export const returnPath = (orderId: string) => `/live/callbackHTML?order=${orderId}`;

/** Where WeChat Pay sends its notices. */
export const noticePath = '/api/payment/wechat/notice';
