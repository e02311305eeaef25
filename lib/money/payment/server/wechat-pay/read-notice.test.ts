import { noon } from '@/test/context';
import { makeDelivery } from '@/test/wechat-pay/notices';
import { startWechatPay } from '@/test/wechat-pay/stand-in';
import type { Delivery, Notice, NoticeFault } from '@/test/wechat-pay/state';
import { readNotice } from './read-notice';

let pay: Awaited<ReturnType<typeof startWechatPay>>;

beforeAll(async () => {
  pay = await startWechatPay({ now: () => noon });
});
afterAll(() => pay.stop());

const contentOf = (): Record<string, unknown> => ({
  mchid: pay.account.settings.mchId,
  appid: pay.account.settings.appId,
  out_trade_no: 'L1J0',
  transaction_id: '4200001',
  trade_state: 'SUCCESS',
  success_time: '2026-11-20T12:00:00+08:00',
  amount: { total: 5000, currency: 'CNY' },
});

function read(how: Delivery = {}, changes: Partial<Notice> = {}) {
  const notice = {
    id: 'n1',
    event: 'TRANSACTION.SUCCESS',
    url: '',
    createdAt: noon,
    content: contentOf(),
    answers: [],
  };
  const { body, headers } = makeDelivery({ ...notice, ...changes }, how, pay.account, noon);
  return readNotice(pay.account.settings, { headers: new Headers(headers), body, now: noon });
}

test('a payment is read in our words', () => {
  expect(read()).toEqual({
    ...{ id: 'n1', event: 'TRANSACTION.SUCCESS', refund: null },
    payment: {
      ...{ outTradeNo: 'L1J0', state: 'paid', transactionId: '4200001', amountFen: 5000, currency: 'CNY' },
      paidAt: Date.parse('2026-11-20T04:00:00Z'),
    },
  });
});

test.each([
  ['SUCCESS', 'done', Date.parse('2026-11-20T04:00:00Z')],
  ['CLOSED', 'closed', null],
  ['ABNORMAL', 'abnormal', null],
])('a refund that is %s is read as %s', (status, state, doneAt) => {
  const { mchid, out_trade_no, success_time } = contentOf();
  const ofRefund = { out_refund_no: 'L1R0', refund_id: '5000001', refund_status: status, amount: { refund: 100 } };
  const content = { mchid, out_trade_no, ...ofRefund, ...(doneAt !== null && { success_time }) };
  expect(read({}, { event: `REFUND.${status}`, content })).toEqual({
    ...{ id: 'n1', event: `REFUND.${status}`, payment: null },
    refund: { outRefundNo: 'L1R0', state, refundId: '5000001', amountFen: 100, acceptedAt: null, doneAt },
  });
});

test('what is none of ours is verified and left', () => {
  expect(read({}, { event: 'COUPON.USE', content: {} })).toEqual({
    ...{ id: 'n1', event: 'COUPON.USE', payment: null, refund: null },
  });
});

test.each<[NoticeFault, string]>([
  ['altered', 'signature'],
  ['forged', 'signature'],
  ['stale', 'time'],
  ['unknownKey', 'serial'],
  ['unsigned', 'headers'],
  ['probe', 'probe'],
])('a notice that is %s is refused: %s', (fault, expected) => {
  expect(read({ fault })).toBe(expected);
});

test('a notice that was sealed for somebody else is not read', () => {
  expect(() => read({ fault: 'otherSecret' })).toThrow();
});

test.each([
  ['another merchant', { mchid: '1900000002' }],
  ['another app', { appid: 'wx2' }],
])('a payment of %s is not ours, however well it is signed', (_, content) => {
  expect(() => read({ content })).toThrow(expect.objectContaining({ code: 'NOT_OURS' }));
});

test('a payment without its number or its sum is read without them, for staff to see', () => {
  const { transaction_id, amount, ...content } = contentOf();
  expect(read({}, { content })).toMatchObject({ payment: { state: 'paid', transactionId: null, amountFen: null } });
});
