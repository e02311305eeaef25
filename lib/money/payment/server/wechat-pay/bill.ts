import { fenOf } from '@/lib/platform/shared/format/yuan';
import type { StatementLine } from '../provider';

/** The columns that we read, by their titles in the bill. */
const columns = {
  transactionId: '微信订单号',
  outTradeNo: '商户订单号',
  state: '交易状态',
  outRefundNo: '商户退款单号',
  refundState: '退款状态',
  total: '订单金额',
  refunded: '申请退款金额',
} as const;

/**
 * Parses a trade bill of all kinds: a line of titles, a line for each payment and each refund, whose values begin with a
 * backtick, then a summary. Sums are yuan. A refund that failed moved nothing and is left out. Throws an Error for a bill that is
 * not of this shape: it must not count as empty, nor its beginning as the whole.
 */
export function parseBill(text: string): StatementLine[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const titles = head.split(',');
  const placeOf = (title: string) => {
    const place = titles.indexOf(title);
    if (place < 0) throw new Error(`The bill has no column ${title}.`);
    return place;
  };
  const places = Object.entries(columns).map(([name, title]) => [name, placeOf(title)] as const);
  // The summary begins with a line of titles, without backticks.
  const end = lines.findIndex((line) => line.startsWith('总交易单数'));
  if (end < 0) throw new Error('The bill has no summary.');
  const rows = lines.slice(0, end).map((line) => {
    // A product's name may contain commas; a value never begins with anything but a backtick.
    const values = line.slice(1).split(',`');
    if (values.length !== titles.length) throw new Error('A line of the bill has not as many values as titles.');
    return Object.fromEntries(places.map(([name, place]) => [name, values[place]?.trim() ?? '']));
  });
  return rows.filter(({ refundState }) => refundState !== 'FAIL').map(toLine);
}

function toLine({
  transactionId = '',
  outTradeNo = '',
  state,
  outRefundNo = '',
  total = '',
  refunded = '',
}: Record<string, string>): StatementLine {
  if (state !== 'SUCCESS' && state !== 'REFUND') throw new Error(`The bill has a line in the state ${state}.`);
  const isRefund = state === 'REFUND';
  return {
    kind: isRefund ? 'refund' : 'payment',
    outTradeNo,
    outRefundNo: isRefund ? outRefundNo : null,
    transactionId,
    amountFen: sumOf(isRefund ? refunded : total),
  };
}

/** A sum of the bill, in fen. */
function sumOf(yuan: string): number {
  const fen = fenOf(yuan);
  if (fen === null) throw new Error(`The bill has a sum ${yuan}.`);
  return fen;
}
