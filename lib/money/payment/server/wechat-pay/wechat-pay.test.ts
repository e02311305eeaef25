import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Database } from '@/lib/platform/server/db/database';
import { noon, testContext } from '@/test/context';
import { startWechatPay } from '@/test/wechat-pay/stand-in';
import type { PayFailure } from '@/test/wechat-pay/state';
import type { Charge, Payer, RefundRequest } from '../provider';
import { wechatPay } from './wechat-pay';

let clock: number;
let pay: Awaited<ReturnType<typeof startWechatPay>>;

beforeAll(async () => {
  pay = await startWechatPay({ now: () => clock });
});
beforeEach(() => {
  clock = noon;
  pay.state.trades.clear();
  pay.state.refunds.clear();
  pay.state.planted.clear();
  pay.state.notices.length = 0;
  Object.assign(pay.state, { failure: null, balanceFen: null, sendsPlainStatements: false, holdsNotices: true });
});
afterAll(() => pay.stop());

const context = testContext({} as Database, { now: () => clock });
const provider = () => wechatPay(pay.account.settings);
const charge: Charge = {
  outTradeNo: 'L10001N0',
  amountFen: 5000,
  description: '充值 ¥50.00',
  expiresAt: noon + 15 * millisecondsInMinute,
};
const payer: Payer = {
  scene: 'native',
  address: '203.0.113.7',
  openId: null,
  returnUrl: 'https://light.example/live/callbackHTML?order=o1',
};
const begin = (changes: Partial<Payer> = {}, other: Partial<Charge> = {}) =>
  provider().begin(context, { ...charge, ...other }, { ...payer, ...changes });
const refund: RefundRequest = {
  outTradeNo: 'L10001N0',
  outRefundNo: 'L10001R0',
  amountFen: 2000,
  totalFen: 5000,
  reason: '',
};
const askRefund = (changes: Partial<RefundRequest> = {}) => provider().refund(context, { ...refund, ...changes });

async function paid() {
  await begin();
  await pay.deeds.pay('L10001N0');
}

describe('a payment begins', () => {
  test('by a code on a wide screen, until it is too late to pay', async () => {
    const step = await begin();
    const { prepayId } = pay.state.trades.get('L10001N0') ?? {};
    const code = `weixin://wxpay/bizpayurl?pr=${prepayId}`;
    expect(step).toEqual({ kind: 'qr', code, expiresAt: charge.expiresAt });
    expect(pay.state.trades.get('L10001N0')).toMatchObject({ amountFen: 5000, expiresAt: charge.expiresAt });
  });

  test('on a phone at an address that leads back, for five minutes', async () => {
    const step = await begin({ scene: 'h5' });
    if (step.kind !== 'redirect') throw new Error(step.kind);
    expect(step.expiresAt).toBe(noon + 5 * millisecondsInMinute);
    const left = await fetch(`${step.url}&deed=leave`, { method: 'POST', redirect: 'manual' });
    expect(left.headers.get('location')).toBe(payer.returnUrl);
    await expect(provider().query(context, 'L10001N0')).resolves.toMatchObject({ state: 'open' });
    await fetch(`${step.url}&deed=pay`, { method: 'POST', redirect: 'manual' });
    await expect(provider().query(context, 'L10001N0')).resolves.toMatchObject({ state: 'paid' });
  });

  test('inside the chat app by its window, for who it was begun by', async () => {
    const step = await begin({ scene: 'jsapi', openId: 'o1' });
    if (step.kind !== 'jsapi') throw new Error(step.kind);
    await expect(pay.deeds.payInWindow(step.parameters, 'o2')).rejects.toThrow();
    await pay.deeds.payInWindow(step.parameters, 'o1');
    await expect(provider().query(context, 'L10001N0')).resolves.toMatchObject({ state: 'paid' });
  });

  test('again as the same one, but not with other values', async () => {
    expect(await begin()).toEqual(await begin());
    await expect(begin({}, { amountFen: 1 })).rejects.toMatchObject({ code: 'INVALID_REQUEST', isFinal: true });
  });

  test('under a title of one line that fits, without the sign that separates in statements', async () => {
    await begin({}, { description: `\`光\n场\`${'🌟'.repeat(200)}` });
    expect(pay.state.trades.get('L10001N0')?.description).toBe(` 光 场 ${'🌟'.repeat(29)}`);
  });
});

describe('a payment is', () => {
  test('unknown, open, paid, then still paid when it was refunded', async () => {
    const state = async () => (await provider().query(context, 'L10001N0')).state;
    expect(await state()).toBe('unknown');
    await begin();
    expect(await state()).toBe('open');
    await pay.deeds.pay('L10001N0');
    expect(await provider().query(context, 'L10001N0')).toEqual({
      ...{ outTradeNo: 'L10001N0', state: 'paid', amountFen: 5000, currency: 'CNY', paidAt: noon },
      transactionId: pay.state.trades.get('L10001N0')?.transactionId,
    });
    await askRefund();
    expect(await state()).toBe('paid');
  });

  test('closed for good, unless it was paid', async () => {
    await expect(provider().close(context, 'L10001N0')).resolves.toBe('closed');
    await begin();
    await expect(provider().close(context, 'L10001N0')).resolves.toBe('closed');
    await expect(provider().close(context, 'L10001N0')).resolves.toBe('closed');
    await expect(provider().query(context, 'L10001N0')).resolves.toMatchObject({ state: 'closed' });
    await expect(begin()).rejects.toMatchObject({ code: 'ORDER_CLOSED', isFinal: true });
    await begin({}, { outTradeNo: 'L10001N1' });
    await pay.deeds.pay('L10001N1');
    await expect(provider().close(context, 'L10001N1')).resolves.toBe('paid');
    await expect(begin({}, { outTradeNo: 'L10001N1' })).rejects.toMatchObject({ code: 'ORDERPAID', isFinal: true });
  });

  test('not ours when its app is another', async () => {
    await paid();
    const settings = { ...pay.account.settings, appId: 'wx-other' };
    const other = wechatPay(settings).query(context, 'L10001N0');
    await expect(other).rejects.toMatchObject({ code: 'NOT_OURS' });
  });
});

describe('a refund', () => {
  test('is made once however often it is asked for, and takes its time', async () => {
    await paid();
    const first = await askRefund({ reason: '退'.repeat(100) });
    expect(first).toMatchObject({
      outRefundNo: 'L10001R0',
      state: 'processing',
      amountFen: 2000,
      acceptedAt: clock,
      doneAt: null,
    });
    expect(await askRefund()).toEqual(first);
    expect(pay.state.refunds.get('L10001R0')?.reason).toBe('退'.repeat(26));
    clock += 1000;
    await pay.deeds.endRefund('L10001R0');
    const done = { ...first, state: 'done', doneAt: clock };
    expect(await askRefund()).toEqual(done);
  });

  test.each([
    ['CLOSED', 'closed'],
    ['ABNORMAL', 'abnormal'],
  ] as const)('may end as %s', async (to, state) => {
    await paid();
    await askRefund();
    await pay.deeds.endRefund('L10001R0', to);
    await expect(askRefund()).resolves.toMatchObject({ state });
  });

  test('is refused for good where there is nothing to refund, and for now where it may go later', async () => {
    await expect(askRefund()).rejects.toMatchObject({ code: 'RESOURCE_NOT_EXISTS', isFinal: true });
    await paid();
    await expect(askRefund({ amountFen: 5001 })).rejects.toMatchObject({ code: 'INVALID_REQUEST', isFinal: true });
    pay.state.balanceFen = 1999;
    await expect(askRefund()).rejects.toMatchObject({ code: 'NOT_ENOUGH', isFinal: false });
    pay.state.balanceFen = null;
    await askRefund();
    const second = askRefund({ outRefundNo: 'L10001R1' });
    await expect(second).rejects.toMatchObject({ code: 'FREQUENCY_LIMITED', isFinal: false });
  });
});

describe('a statement', () => {
  const ofDay = () => provider().statement(context, '2026-11-20');
  const nextDay = Date.parse('2026-11-21T00:00:00+08:00');

  test('is made ten hours after its day, zipped or not', async () => {
    await paid();
    await askRefund();
    const { transactionId } = pay.state.trades.get('L10001N0') ?? {};
    clock = nextDay + 10 * millisecondsInHour - 1;
    expect(await ofDay()).toBeNull();
    clock += 1;
    const common = { outTradeNo: 'L10001N0', transactionId };
    const lines = [
      { kind: 'payment', ...common, outRefundNo: null, amountFen: 5000 },
      { kind: 'refund', ...common, outRefundNo: 'L10001R0', amountFen: 2000 },
    ];
    expect(await ofDay()).toEqual(lines);
    pay.state.sendsPlainStatements = true;
    expect(await ofDay()).toEqual(lines);
  });

  test('of a day without trades is empty, once it is sure that it is not merely late', async () => {
    clock = nextDay + millisecondsInDay - 1;
    expect(await ofDay()).toBeNull();
    clock += 1;
    expect(await ofDay()).toEqual([]);
  });

  test('that was changed on its way is not read', async () => {
    await paid();
    clock = nextDay + 10 * millisecondsInHour;
    pay.state.sendsPlainStatements = true;
    const set = jest.spyOn(pay.state.statements, 'set').mockImplementation((token, { bytes, expiresAt }) => {
      const changed = Buffer.from(bytes.toString('utf8').replaceAll('50.00', '40.00'));
      return Map.prototype.set.call(pay.state.statements, token, { bytes: changed, expiresAt });
    });
    await expect(ofDay()).rejects.toMatchObject({ code: 'BILL_ALTERED', isFinal: false });
    set.mockRestore();
  });
});

test.each<[PayFailure, unknown]>([
  ['unsigned', { code: 'ANSWER_NOT_VERIFIED', isFinal: false }],
  ['forged', { code: 'ANSWER_NOT_VERIFIED', isFinal: false }],
  ['stale', { code: 'ANSWER_NOT_VERIFIED', isFinal: false }],
  ['unknownKey', { code: 'ANSWER_NOT_VERIFIED', isFinal: false }],
  ['changed', { code: 'ANSWER_NOT_VERIFIED', isFinal: false }],
  ['error page', { code: 'UNKNOWN', isFinal: false }],
  ['silence', { name: 'TypeError' }],
  [
    { status: 500, code: 'SYSTEM_ERROR' },
    { code: 'SYSTEM_ERROR', isFinal: false },
  ],
  [
    { status: 429, code: 'FREQUENCY_LIMITED' },
    { code: 'FREQUENCY_LIMITED', isFinal: false },
  ],
  [
    { status: 401, code: 'SIGN_ERROR' },
    { code: 'SIGN_ERROR', isFinal: false },
  ],
  [
    { status: 400, code: 'PARAM_ERROR' },
    { code: 'PARAM_ERROR', isFinal: true },
  ],
])('an answer that is %j says nothing, and a repetition finds what was done', async (failure, error) => {
  await paid();
  pay.state.failure = failure;
  await expect(provider().query(context, 'L10001N0')).rejects.toMatchObject(error as object);
  await expect(askRefund()).rejects.toMatchObject(error as object);
  pay.state.failure = null;
  await expect(askRefund()).resolves.toMatchObject({ state: 'processing', amountFen: 2000 });
  expect(pay.state.refunds.size).toBe(1);
});

test('an error without a signature is taken as what it says, one with a wrong signature is not', async () => {
  pay.state.failure = 'unsigned';
  await expect(provider().query(context, 'L10001N0')).resolves.toMatchObject({ state: 'unknown' });
  pay.state.failure = 'forged';
  await expect(provider().query(context, 'L10001N0')).rejects.toMatchObject({ code: 'ANSWER_NOT_VERIFIED' });
});

test.each([
  ['key', { privateKey: 'foreign' }, 'SIGN_ERROR'],
  ['serial number', { serial: '00000000' }, 'SIGN_ERROR'],
  ['merchant', { mchId: '1900000002' }, 'SIGN_ERROR'],
])(
  'with a wrong %s nothing is taken, and it may be mended',
  async (_, { privateKey, ...wrong }: Record<string, string>, code) => {
    const foreign = privateKey ? { privateKey: pay.account.foreignKey } : {};
    const asked = wechatPay({ ...pay.account.settings, ...wrong, ...foreign });
    await expect(asked.query(context, 'L10001N0')).rejects.toMatchObject({ code, isFinal: false });
  },
);
