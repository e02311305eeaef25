import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Account } from './account.ts';
import { type Answer, isoOf, type PayState, type Refund, refusal, type Trade } from './state.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** After the end of a day its statement is made. */
const madeAfter = 10 * hour;
const addressMs = 300_000;

const columns =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const sums = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

const yuan = (fen: number) => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
const rowOf = (fields: readonly (string | number)[]) => fields.map((field) => `\`${field}`).join(',');

/** Offers the statement of a day that is over, at an address of its own. */
export function offerStatement(query: URLSearchParams, account: Account, state: PayState): Answer {
  const date = query.get('bill_date') ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || query.get('bill_type') !== 'ALL')
    return refusal(400, 'PARAM_ERROR', 'bill_date');
  const start = Date.parse(`${date}T00:00:00+08:00`);
  const rows = rowsOf(start, account, state);
  if (state.now() < start + day || rows.length === 0) return refusal(400, 'NO_STATEMENT_EXIST', 'no statement');
  if (state.now() < start + day + madeAfter) return refusal(400, 'STATEMENT_CREATING', 'being made');
  const total = rowOf([rows.length, '0.00', '0.00', '0.00', '0.00000', '0.00', '0.00']);
  const text = `\uFEFF${[columns, ...rows, sums, total].join('\r\n')}\r\n`;
  const isZipped = query.get('tar_type') === 'GZIP' && !state.sendsPlainStatements;
  const bytes = isZipped ? gzipSync(text) : Buffer.from(text);
  const token = randomBytes(24).toString('base64url');
  state.statements.set(token, { bytes, expiresAt: state.now() + addressMs });
  const hash = createHash('sha1').update(text).digest('hex');
  const address = `${account.settings.apiUrl}/v3/billdownload/file?token=${token}`;
  return { status: 200, body: { hash_type: 'SHA1', hash_value: hash, download_url: address } };
}

/** The bytes at an address that was offered; null when it is none or too old. */
export function statementBytes(token: string | null, { statements, now }: PayState): Buffer | null {
  const offered = statements.get(token ?? '');
  return offered && offered.expiresAt >= now() ? offered.bytes : null;
}

/** Payments by when they were paid, refunds by when they were accepted. */
function rowsOf(start: number, account: Account, { trades, refunds, planted }: PayState): string[] {
  const isOfDay = (at: number | null) => at !== null && at >= start && at < start + day;
  const shown = (number: string, fen: number) => (planted.has(number) ? planted.get(number) : fen);
  const paid = [...trades.values()].filter(({ paidAt }) => isOfDay(paidAt));
  const returned = [...refunds.values()].filter(({ askedAt }) => isOfDay(askedAt));
  return [
    ...paid.map((trade) => rowOfTrade(trade, shown(trade.outTradeNo, trade.amountFen), account)),
    ...returned.map((refund) => {
      const trade = trades.get(refund.outTradeNo);
      return trade ? rowOfRefund(refund, trade, shown(refund.outRefundNo, refund.amountFen), account) : null;
    }),
  ].filter((row) => row !== null);
}

function rowOfTrade(trade: Trade, fen: number | null | undefined, account: Account): string | null {
  if (typeof fen !== 'number') return null;
  return rowOf([
    ...beginning(trade, Number(trade.paidAt), account),
    ...['SUCCESS', 'OTHERS', 'CNY', yuan(fen), '0.00', '0', '0', '0.00', '0.00', '', '', trade.description, ''],
    ...['0.00000', '0.60%', yuan(fen), '0.00', ''],
  ]);
}

function rowOfRefund(refund: Refund, trade: Trade, fen: number | null | undefined, account: Account): string | null {
  if (typeof fen !== 'number') return null;
  const state = { CLOSED: 'FAIL', ABNORMAL: 'PROCESSING', PROCESSING: 'PROCESSING', SUCCESS: 'SUCCESS' }[refund.state];
  return rowOf([
    ...beginning(trade, refund.askedAt, account),
    ...['REFUND', 'OTHERS', 'CNY', '0.00', '0.00', refund.refundId, refund.outRefundNo, yuan(fen), '0.00', 'ORIGINAL'],
    ...[state, trade.description, '', '0.00000', '0.60%', '0.00', yuan(fen), ''],
  ]);
}

function beginning(trade: Trade, at: number, { settings }: Account): string[] {
  const time = isoOf(at).slice(0, 19).replace('T', ' ');
  const type = { jsapi: 'JSAPI', h5: 'MWEB', native: 'NATIVE' }[trade.scene];
  return [time, settings.appId, settings.mchId, '0', '', String(trade.transactionId), trade.outTradeNo, 'o1', type];
}
