import { randomBytes } from 'node:crypto';
import type { Account } from './account.ts';
import { type Answer, isoOf, type PayState, refusal, type Trade } from './state.ts';

type Body = Record<string, unknown>;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && [...value].length <= most;
const isFen = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
const partOf = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});

/** Begins a payment; a repetition with the same values is the same one. */
export function beginTrade(scene: Trade['scene'], body: Body, { settings }: Account, state: PayState): Answer {
  const wrong = wrongIn(scene, body);
  if (wrong) return refusal(400, 'PARAM_ERROR', wrong);
  if (body.mchid !== settings.mchId || body.appid !== settings.appId) {
    return refusal(400, 'APPID_MCHID_NOT_MATCH', 'appid and mchid do not belong together');
  }
  const request = JSON.stringify([scene, body]);
  const outTradeNo = String(body.out_trade_no);
  const known = state.trades.get(outTradeNo);
  if (known && known.state === 'CLOSED') return refusal(400, 'ORDER_CLOSED', 'the order is closed');
  if (known && known.state !== 'NOTPAY') return refusal(400, 'ORDERPAID', 'the order is paid');
  if (known && known.request !== request)
    return refusal(400, 'INVALID_REQUEST', 'not the same values as the first time');
  const trade = known ?? newTrade(scene, body, request);
  state.trades.set(outTradeNo, trade);
  if (scene === 'jsapi') return { status: 200, body: { prepay_id: trade.prepayId } };
  if (scene === 'native') return { status: 200, body: { code_url: `weixin://wxpay/bizpayurl?pr=${trade.prepayId}` } };
  return { status: 200, body: { h5_url: `${settings.apiUrl}/payer?prepay_id=${trade.prepayId}` } };
}

function wrongIn(scene: Trade['scene'], body: Body): string | null {
  const amount = partOf(body.amount);
  const sceneInfo = partOf(body.scene_info);
  if (!isText(body.description, 127)) return 'description';
  if (!/^[\w|*-]{6,32}$/.test(String(body.out_trade_no))) return 'out_trade_no';
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(String(body.time_expire))) return 'time_expire';
  if (!URL.canParse(String(body.notify_url)) || String(body.notify_url).includes('?')) return 'notify_url';
  if (!isFen(amount.total) || amount.currency !== 'CNY') return 'amount';
  if (scene === 'jsapi' && !isText(partOf(body.payer).openid, 128)) return 'payer.openid';
  const isH5 = isText(sceneInfo.payer_client_ip, 45) && isText(partOf(sceneInfo.h5_info).type, 32);
  if (scene === 'h5' && !isH5) return 'scene_info';
  return null;
}

function newTrade(scene: Trade['scene'], body: Body, request: string): Trade {
  return {
    outTradeNo: String(body.out_trade_no),
    scene,
    prepayId: `wx${randomBytes(17).toString('hex')}`,
    description: String(body.description),
    amountFen: Number(partOf(body.amount).total),
    openId: scene === 'jsapi' ? String(partOf(body.payer).openid) : null,
    expiresAt: Date.parse(String(body.time_expire)),
    noticeUrl: String(body.notify_url),
    request,
    ...{ state: 'NOTPAY', transactionId: null, paidAt: null },
  };
}

/** What it knows of a payment. */
export function queryTrade(outTradeNo: string, mchid: string | null, account: Account, state: PayState): Answer {
  if (mchid !== account.settings.mchId) return refusal(400, 'PARAM_ERROR', 'mchid');
  const trade = state.trades.get(outTradeNo);
  return trade
    ? { status: 200, body: transactionOf(trade, account) }
    : refusal(404, 'ORDER_NOT_EXIST', 'no such order');
}

/** Closes a payment that is not paid. */
export function closeTrade(outTradeNo: string, body: Body, account: Account, state: PayState): Answer {
  if (body.mchid !== account.settings.mchId) return refusal(400, 'PARAM_ERROR', 'mchid');
  const trade = state.trades.get(outTradeNo);
  if (!trade) return refusal(404, 'ORDER_NOT_EXIST', 'no such order');
  if (trade.state === 'CLOSED') return refusal(400, 'ORDER_CLOSED', 'the order is closed');
  if (trade.state !== 'NOTPAY') return refusal(400, 'ORDERPAID', 'the order is paid');
  trade.state = 'CLOSED';
  return { status: 204 };
}

/** The payer pays. Throws for a payment that cannot be paid (any more). */
export function payTrade(outTradeNo: string, state: PayState): Trade {
  const trade = state.trades.get(outTradeNo);
  if (!trade) throw new Error(`There is no payment ${outTradeNo}.`);
  if (trade.state !== 'NOTPAY') throw new Error(`The payment ${outTradeNo} is in the state ${trade.state}.`);
  if (state.now() > trade.expiresAt) throw new Error(`The time to pay ${outTradeNo} is over.`);
  trade.state = 'SUCCESS';
  trade.paidAt = state.now();
  trade.transactionId = `42000${randomBytes(8).readBigUInt64BE().toString().padStart(23, '0')}`;
  return trade;
}

/** A payment as answers and notices describe it. */
export function transactionOf(trade: Trade, { settings }: Account): Body {
  const isPaid = trade.paidAt !== null;
  return {
    ...{ appid: settings.appId, mchid: settings.mchId, out_trade_no: trade.outTradeNo, attach: '' },
    ...{ trade_state: trade.state, trade_state_desc: trade.state, amount: { total: trade.amountFen, currency: 'CNY' } },
    ...(isPaid && {
      transaction_id: trade.transactionId,
      trade_type: { jsapi: 'JSAPI', h5: 'MWEB', native: 'NATIVE' }[trade.scene],
      bank_type: 'OTHERS',
      success_time: isoOf(Number(trade.paidAt)),
      payer: { openid: trade.openId ?? 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
    }),
  };
}
