import { z } from 'zod';
import type { WechatPaySettings } from '@/lib/platform/server/settings';
import { ProviderError, type ProviderPayment, type ProviderRefund } from '../provider';

/** A payment, as the service says it by an answer or a notice. */
export const transaction = z.object({
  appid: z.string().optional(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.string(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }).optional(),
});

/** A refund by an answer, and by a notice, which names its state otherwise. */
export const refund = z.object({
  mchid: z.string().optional(),
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  refund_id: z.string().optional(),
  status: z.string().optional(),
  refund_status: z.string().optional(),
  create_time: z.iso.datetime({ offset: true }).optional(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ refund: z.int() }).optional(),
});

/** States that are no payment any more, or not yet. A refunded one was paid. */
const states: Record<string, ProviderPayment['state']> = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  CLOSED: 'closed',
  REVOKED: 'closed',
};

const msOf = (time: string | undefined) => (time === undefined ? null : Date.parse(time));

/** What the service says of a payment. Throws a ProviderError for one of another merchant or account: it is not ours. */
export function toPayment(settings: WechatPaySettings, said: z.output<typeof transaction>): ProviderPayment {
  if (said.mchid !== settings.mchId || (said.appid !== undefined && said.appid !== settings.appId)) {
    throw new ProviderError('NOT_OURS', true, 'The service speaks of another merchant or account.');
  }
  return {
    outTradeNo: said.out_trade_no,
    state: states[said.trade_state] ?? 'open',
    transactionId: said.transaction_id ?? null,
    amountFen: said.amount?.total ?? null,
    currency: said.amount?.currency ?? null,
    paidAt: msOf(said.success_time),
  };
}

const refundStates: Record<string, ProviderRefund['state']> = {
  SUCCESS: 'done',
  CLOSED: 'closed',
  ABNORMAL: 'abnormal',
};

/** What the service says of a refund. */
export function toRefund(said: z.output<typeof refund>): ProviderRefund {
  return {
    outRefundNo: said.out_refund_no,
    state: refundStates[said.status ?? said.refund_status ?? ''] ?? 'processing',
    refundId: said.refund_id ?? null,
    amountFen: said.amount?.refund ?? null,
    acceptedAt: msOf(said.create_time),
    doneAt: msOf(said.success_time),
  };
}
