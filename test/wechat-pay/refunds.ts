import { randomBytes } from 'node:crypto';
import type { Account } from './account.ts';
import { type Answer, isoOf, type PayState, type Refund, refusal, type Trade } from './state.ts';

type Body = Record<string, unknown>;
interface Sums {
  refund: number;
  total: number;
  currency: string;
}

const minute = 60_000;
const year = 365 * 24 * 60 * minute;
const mostRefunds = 50;

/** Takes a request for a refund; a repetition with the same number and sum is the same refund. */
export function askRefund(body: Body, state: PayState): Answer {
  const { out_trade_no, out_refund_no, reason, notify_url } = body;
  const amount = (body.amount ?? {}) as Sums;
  const isReason = reason === undefined || (typeof reason === 'string' && reason !== '' && [...reason].length <= 80);
  const isWhole = Number.isInteger(amount.refund) && amount.refund > 0 && amount.currency === 'CNY';
  if (!isWhole || !isReason || !/^[\w|*@-]{1,64}$/.test(String(out_refund_no))) {
    return refusal(400, 'PARAM_ERROR', 'amount, reason or out_refund_no');
  }
  const trade = state.trades.get(String(out_trade_no));
  if (!trade || trade.paidAt === null) return refusal(404, 'RESOURCE_NOT_EXISTS', 'no such paid order');
  const known = state.refunds.get(String(out_refund_no));
  if (known) {
    const isSame = known.amountFen === amount.refund && known.outTradeNo === trade.outTradeNo;
    return isSame
      ? { status: 200, body: refundOf(known, trade) }
      : refusal(400, 'INVALID_REQUEST', 'not the first sum');
  }
  const refused = refuseRefund(trade, amount, state);
  if (refused) return refused;
  const refund: Refund = {
    outRefundNo: String(out_refund_no),
    outTradeNo: trade.outTradeNo,
    refundId: `50000${randomBytes(8).readBigUInt64BE().toString().padStart(23, '0')}`,
    amountFen: amount.refund,
    reason: typeof reason === 'string' ? reason : null,
    noticeUrl: typeof notify_url === 'string' ? notify_url : null,
    ...{ state: 'PROCESSING', askedAt: state.now(), doneAt: null },
  };
  if (state.balanceFen !== null) state.balanceFen -= refund.amountFen;
  trade.state = 'REFUND';
  state.refunds.set(refund.outRefundNo, refund);
  return { status: 200, body: refundOf(refund, trade) };
}

function refuseRefund(trade: Trade, amount: Sums, state: PayState): Answer | null {
  const others = [...state.refunds.values()].filter(({ outTradeNo }) => outTradeNo === trade.outTradeNo);
  const given = others.filter((other) => other.state !== 'CLOSED').reduce((sum, { amountFen }) => sum + amountFen, 0);
  if (amount.total !== trade.amountFen) return refusal(400, 'INVALID_REQUEST', 'not the total of the order');
  if (given + amount.refund > trade.amountFen) return refusal(400, 'INVALID_REQUEST', 'more than was paid');
  if (others.length >= mostRefunds || state.now() - Number(trade.paidAt) > year) {
    return refusal(400, 'INVALID_REQUEST', 'too many refunds, or too late');
  }
  const isSoon = others.some(({ askedAt }) => state.now() - askedAt < minute);
  if (state.limitsRefunds && isSoon) return refusal(429, 'FREQUENCY_LIMITED', 'one refund of an order a minute');
  if (state.balanceFen !== null && state.balanceFen < amount.refund)
    return refusal(403, 'NOT_ENOUGH', 'too little balance');
  return null;
}

/** A refund ends. Throws for one that is unknown or has ended. */
export function endRefund(outRefundNo: string, to: Exclude<Refund['state'], 'PROCESSING'>, state: PayState): Refund {
  const refund = state.refunds.get(outRefundNo);
  if (refund?.state !== 'PROCESSING') throw new Error(`The refund ${outRefundNo} does not wait.`);
  refund.state = to;
  if (to === 'SUCCESS') refund.doneAt = state.now();
  return refund;
}

function refundOf(refund: Refund, trade: Trade): Body {
  return {
    ...{ refund_id: refund.refundId, out_refund_no: refund.outRefundNo, out_trade_no: refund.outTradeNo },
    ...{ transaction_id: trade.transactionId, channel: 'ORIGINAL', user_received_account: '支付用户零钱' },
    ...{ create_time: isoOf(refund.askedAt), status: refund.state, funds_account: 'AVAILABLE' },
    ...(refund.doneAt !== null && { success_time: isoOf(refund.doneAt) }),
    amount: { total: trade.amountFen, refund: refund.amountFen, payer_refund: refund.amountFen, currency: 'CNY' },
  };
}

/** A refund as notices describe it. */
export function noticedRefund(refund: Refund, trade: Trade, { settings }: Account): Body {
  return {
    ...{ mchid: settings.mchId, out_trade_no: refund.outTradeNo, transaction_id: trade.transactionId },
    ...{ out_refund_no: refund.outRefundNo, refund_id: refund.refundId, refund_status: refund.state },
    ...(refund.doneAt !== null && { success_time: isoOf(refund.doneAt) }),
    user_received_account: '支付用户零钱',
    amount: {
      total: trade.amountFen,
      refund: refund.amountFen,
      payer_total: trade.amountFen,
      payer_refund: refund.amountFen,
    },
  };
}
