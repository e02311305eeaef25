import type { Database } from '@/lib/platform/server/db/database';
import type { SmsSettings } from '@/lib/platform/server/settings';
import { noon, testContext } from '@/test/context';
import { startSms } from '@/test/sms';
import { aliyunSms } from './aliyun-sms';
import type { CodeMessage, LetterMessage, NoteMessage } from './sender';

const noDatabase = {} as Database;
const message: CodeMessage = {
  channel: 'phone',
  address: '+8613800138000',
  kind: 'code',
  code: '042917',
  minutes: 10,
  language: 'zh',
};

let clock: number;
let sms: Awaited<ReturnType<typeof startSms>>;

beforeEach(async () => {
  clock = noon;
  sms = await startSms(() => clock);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await sms.stop();
});

const send = (changes: Partial<CodeMessage> = {}, settings: Partial<SmsSettings> = {}, now = () => clock) =>
  aliyunSms({ ...sms.account, ...settings }).send(testContext(noDatabase, { now }), { ...message, ...changes });

test('a code goes out with the signature and template that were approved, signed so that the API takes it', async () => {
  await send();
  await send();
  const sent = { phone: '13800138000', template: sms.account.template, values: { code: '042917' } };
  expect(sms.state.sent).toEqual([sent, sent]);
});

describe('a note', () => {
  const note: NoteMessage = {
    ...{ channel: 'phone', kind: 'note', note: 'soon', address: '+8613800138000', subject: 'A', text: 'B' },
    values: { title: '光'.repeat(60), time: '2026-11-20 12:15' },
  };
  const sendNote = (changes: Partial<NoteMessage>) =>
    aliyunSms(sms.account).send(testContext(noDatabase, { now: () => clock }), { ...note, ...changes });

  test('has a template of its own, whose variables take so many characters', async () => {
    await sendNote({});
    const values = { title: `${'光'.repeat(34)}…`, time: '2026-11-20 12:15' };
    expect(sms.state.sent).toEqual([{ phone: '13800138000', template: sms.account.notes.soon, values }]);
  });

  test('goes to mainland China alone, where there is a template for it', async () => {
    const { missed: _, ...notes } = sms.account.notes;
    const sender = aliyunSms({ ...sms.account, notes });
    const reached = (['soon', 'missed'] as const).map((one) =>
      [undefined, '+8613800138000', '+85251234567'].map((address) => sender.reaches('phone', address, one)),
    );
    expect(reached).toEqual([
      [true, true, false],
      [false, false, false],
    ]);
    await expect(sendNote({ address: '+85251234567' })).rejects.toMatchObject({ isFinal: true });
    expect(sms.state.calls).toBe(0);
  });
});

test('a letter is none of its messages', async () => {
  const letter: LetterMessage = {
    channel: 'email',
    kind: 'letter',
    address: 'a@light.example',
    subject: 'A',
    text: 'B',
  };
  const sender = aliyunSms(sms.account);
  expect(sender.reaches(letter.channel, letter.address)).toBe(false);
  await expect(sender.send(testContext(noDatabase), letter)).rejects.toMatchObject({ isFinal: true });
  expect(sms.state.calls).toBe(0);
});

test.each([
  ['+85251234567', '85251234567'],
  ['+12025550143', '12025550143'],
])('%s, which is abroad, gets the template for it', async (address, phone) => {
  await send({ address });
  expect(sms.state.sent).toEqual([{ phone, template: sms.account.templateAbroad, values: { code: '042917' } }]);
});

test('it reaches mainland China, and other numbers where there is a template for them', () => {
  const sender = aliyunSms(sms.account);
  const atHome = aliyunSms({ ...sms.account, templateAbroad: null });
  const reached = ['+8613800138000', '+85251234567', undefined].map((address) => [
    sender.reaches('phone', address),
    atHome.reaches('phone', address),
  ]);
  expect(reached).toEqual([
    [true, true],
    [true, false],
    [true, true],
  ]);
  expect(sender.reaches('email')).toBe(false);
});

test.each<[string, Partial<SmsSettings>]>([
  ['SignatureDoesNotMatch', { accessKeySecret: 'another' }],
  ['InvalidAccessKeyId.NotFound', { accessKeyId: 'LTAI0' }],
  ['isv.SMS_SIGNATURE_ILLEGAL', { signName: '别家' }],
  ['isv.SMS_TEMPLATE_ILLEGAL', { template: 'SMS_0' }],
])('%s is for the operator to mend: it is worth another try', async (code, settings) => {
  await expect(send({}, settings)).rejects.toMatchObject({
    name: 'DeliveryError',
    message: expect.stringContaining(code),
    isFinal: false,
  });
  expect(sms.state.sent).toEqual([]);
});

test('a clock that is off is refused', async () => {
  await expect(send({}, {}, () => noon - 1_000_000)).rejects.toThrow('InvalidTimeStamp.Expired');
});

test.each(['isv.BUSINESS_LIMIT_CONTROL', 'isv.BLACK_KEY_CONTROL_LIMIT'])('%s is final', async (code) => {
  sms.state.failure = { code, message: '触发分钟级流控Permits:1' };
  await expect(send()).rejects.toMatchObject({
    message: `Alibaba Cloud answered ${code}: 触发分钟级流控Permits:1`,
    isFinal: true,
  });
});

test('a number that is none is final, and not in the words of the error', async () => {
  await expect(send({ address: '+8623800138000' })).rejects.toMatchObject({
    message: 'Alibaba Cloud answered isv.MOBILE_NUMBER_ILLEGAL: …',
    isFinal: true,
  });
});

test('an answer that is none is worth another try, and is not quoted', async () => {
  sms.state.failure = 'error page';
  await expect(send()).rejects.toMatchObject({
    message: "Alibaba Cloud's answer with status 502 is unreadable.",
    isFinal: false,
  });
});

test('silence ends after ten seconds', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  sms.state.failure = 'silence';
  const sending = send();
  const outcome = expect(sending).rejects.toThrow('too long');
  while (sms.state.calls === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  limit.abort(new Error('too long'));
  await outcome;
  expect(timeout.mock.calls).toEqual([[10_000]]);
});

test('a server that cannot be reached is worth another try', async () => {
  await expect(send({}, { apiUrl: 'http://127.0.0.1:9' })).rejects.toThrow('fetch failed');
});

describe('the server that plays the API', () => {
  const asked = async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await send();
    const [address, init] = fetched.mock.calls[0] ?? [];
    return { address: String(address), headers: new Headers(init?.headers) };
  };
  const codeOf = async (address: string, headers: Headers, body?: string) => {
    const response = await fetch(address, { method: 'POST', headers, body });
    return (await response.json()).Code;
  };

  test('takes nothing twice', async () => {
    const { address, headers } = await asked();
    expect(await codeOf(address, headers)).toBe('SignatureNonceUsed');
    expect(sms.state.sent).toHaveLength(1);
  });

  test.each([
    ['x-acs-signature-nonce', 'another', 'SignatureDoesNotMatch'],
    ['x-acs-date', '2026-11-20T04:00:01Z', 'SignatureDoesNotMatch'],
    ['x-acs-content-sha256', '0'.repeat(64), 'SignatureDoesNotMatch'],
    ['x-acs-version', '2018-05-01', 'InvalidAction.NotFound'],
    ['x-acs-extra', 'unsigned', 'IncompleteSignature'],
    ['authorization', 'ACS3-HMAC-SHA256', 'IncompleteSignature'],
  ])('refuses a changed %s', async (name, value, code) => {
    const { address, headers } = await asked();
    sms.state.nonces.clear();
    expect(await codeOf(address, headers)).toBe('OK');
    sms.state.nonces.clear();
    headers.set(name, value);
    expect(await codeOf(address, headers)).toBe(code);
  });

  test('refuses any other address or body', async () => {
    const { address, headers } = await asked();
    const { pathname, search } = new URL(address);
    const others: [string, string?][] = [
      [search.replace('13800138000', '13800138001')],
      [search.replace('%2A', '*')],
      [search.replace('%28', '%28%28')],
      [`${search}&More=1`],
      [search, 'a body'],
    ];
    for (const [query, body] of others) {
      sms.state.nonces.clear();
      expect(await codeOf(`${sms.account.apiUrl}${pathname}${query}`, headers, body)).toBe('SignatureDoesNotMatch');
    }
    expect(sms.state.sent).toHaveLength(1);
  });
});
