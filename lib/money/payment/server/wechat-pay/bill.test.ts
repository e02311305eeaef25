import { parseBill } from './bill';

const header =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const sums =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额\r\n`1,`0.01,`0.00,`0.00,`0.00000,`0.01,`0.00\r\n';

function row({
  state = 'SUCCESS',
  total = '0.01',
  refunded = '0.00',
  refundNo = '0',
  refundState = '',
  title = '票',
} = {}) {
  const beginning = '`2026-11-25 08:00:00,`wx1,`1900000001,`0,`,`4200001,`L1J0,`o1,`JSAPI';
  const middle = `\`${state},\`OTHERS,\`CNY,\`0.00,\`0.00,\`0,\`${refundNo},\`0.00,\`0.00,\`,\`${refundState}`;
  return `${beginning},${middle},\`${title},\`,\`0.00000,\`0.60%,\`${total},\`${refunded},\``;
}
const bill = (...rows: string[]) => `\uFEFF${[header, ...rows, sums].join('\r\n')}`;

test('payments count with their order, refunds with what was asked for', () => {
  const refund = row({
    state: 'REFUND',
    total: '0.00',
    refunded: '12.30',
    refundNo: 'L1R0',
    refundState: 'PROCESSING',
  });
  const common = { outTradeNo: 'L1J0', transactionId: '4200001' };
  expect(parseBill(bill(row({ total: '19.99', title: '票，两张, 灯光' }), refund))).toEqual([
    { kind: 'payment', ...common, outRefundNo: null, amountFen: 1999 },
    { kind: 'refund', ...common, outRefundNo: 'L1R0', amountFen: 1230 },
  ]);
});

test('a refund that failed moved nothing', () => {
  expect(parseBill(bill(row({ state: 'REFUND', refundNo: 'L1R0', refundState: 'FAIL' })))).toEqual([]);
});

test.each([
  ['0.01', 1],
  ['1', 100],
  ['8.2', 820],
  ['1.10', 110],
  ['4.35', 435],
  ['999999999999.99', 99999999999999],
])('¥%s are %i fen', (total, fen) => {
  expect(parseBill(bill(row({ total })))).toMatchObject([{ amountFen: fen }]);
});

test.each([
  ['without a summary, so cut off', `${header}\r\n${row()}\r\n`],
  ['without a column', bill(row()).replace('商户退款单号', '别的')],
  ['with a row of another length', bill(`${row()},\`1`)],
  ['with an unknown state', bill(row({ state: 'REVOKED' }))],
  ['with a sum that is none', bill(row({ total: '-0.01' }))],
  ['that is an error page', '<html></html>'],
])('a bill %s is not read in part', (_, text) => {
  expect(() => parseBill(text)).toThrow();
});
