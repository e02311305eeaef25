import { createLog } from '@/lib/platform/server/log';
import { addAccount } from '@/test/accounts';
import { codesTo, fromElsewhere, newPhone, receiveCode, runCodeJob, sendCodes } from '@/test/codes';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { hashToken } from './auth/session-token';
import { requestCode } from './request-code';
import { type GivenCode, takeCode } from './take-code';

const second = 1000;
const minute = 60 * second;
const wrongCode = { code: 'WrongCode' };
const burnt = { code: 'CodeExpired' };

const otherThan = ({ code, request }: GivenCode) => ({ request, code: code === '000000' ? '000001' : '000000' });

describeOnBothEngines('one-time codes', (database) => {
  let clock: number;

  beforeEach(() => {
    clock = noon;
  });
  afterEach(() => jest.restoreAllMocks());

  const context = (overrides: Parameters<typeof testContext>[1] = {}) =>
    fromElsewhere(testContext(database().db, { now: () => clock, ...overrides }));

  const codeRow = (request: string) =>
    database()
      .db.read.selectFrom('account_code_request')
      .selectAll()
      .where('request_hash', '=', hashToken(request))
      .executeTakeFirstOrThrow();
  const jobs = () =>
    database().db.read.selectFrom('job').select('payload').where('kind', '=', 'account.send-code').execute();

  test('a code is six digits, arrives in the language asked for, and is good once', async () => {
    const target = newPhone();
    const given = await receiveCode(context({ language: 'en' }), target, 'login');
    expect(given.code).toMatch(/^\d{6}$/);
    const message = await database()
      .db.read.selectFrom('delivery_outbox')
      .select('text')
      .where('address', '=', target.address)
      .executeTakeFirstOrThrow();
    expect(message.text).toContain('10 minutes');
    await takeCode(context(), target, 'login', given);
    await expect(takeCode(context(), target, 'login', given)).rejects.toMatchObject(wrongCode);
  });

  test('of one that comes twice at the same instant, one is taken', async () => {
    const target = newPhone();
    const given = await receiveCode(context(), target, 'login');
    const twice = [takeCode(context(), target, 'login', given), takeCode(context(), target, 'login', given)];
    expect((await settled(twice)).toSorted()).toEqual(['WrongCode', 'done']);
  });

  test('neither the queue, nor what is kept, nor the log holds a code', async () => {
    const target = newPhone();
    let logged = '';
    const log = createLog('trace', {
      write: (line) => {
        logged += line;
      },
    });
    const request = await requestCode(context({ log }), target, { purpose: 'login' });
    const [job] = await jobs();
    const before = await codeRow(request);
    expect(before.code_hash).toBeNull();
    await sendCodes(context({ log }));
    const [code = ''] = await codesTo(database().db, target.address);
    const { address, ...kept } = await codeRow(request);
    expect(address).toBe(target.address);
    expect(JSON.stringify(kept)).not.toContain(code);
    const requestHash = hashToken(request);
    expect(JSON.parse(job?.payload ?? '')).toEqual({ ...target, purpose: 'login', language: 'zh', requestHash });
    expect(JSON.stringify([kept, job])).not.toContain(request);
    expect(logged).not.toContain(code);
  });

  test('a code is good for its request, address and purpose only, and for ten minutes', async () => {
    const target = newPhone();
    const given = await receiveCode(context(), target, 'login');
    const other = await receiveCode(context(), target, 'login');
    await expect(takeCode(context(), newPhone(), 'login', given)).rejects.toMatchObject(wrongCode);
    await expect(takeCode(context(), target, 'register', given)).rejects.toMatchObject(wrongCode);
    if (other.code !== given.code) {
      const mixed = { ...given, request: other.request };
      await expect(takeCode(context(), target, 'login', mixed)).rejects.toMatchObject(wrongCode);
    }
    await expect(takeCode(context(), target, 'login', { ...given, request: 'none' })).rejects.toMatchObject(wrongCode);
    clock += 10 * minute;
    await expect(takeCode(context(), target, 'login', given)).rejects.toMatchObject(wrongCode);
    clock -= 1;
    await takeCode(context(), target, 'login', given);
  });

  test('five wrong tries end it: the right one is too late, and another code is needed', async () => {
    const target = newPhone();
    const given = await receiveCode(context(), target, 'login');
    const wrong = () => takeCode(context(), target, 'login', otherThan(given));
    for (let tries = 1; tries < 5; tries++) await expect(wrong()).rejects.toMatchObject(wrongCode);
    await expect(wrong()).rejects.toMatchObject(burnt);
    await expect(takeCode(context(), target, 'login', given)).rejects.toMatchObject(burnt);
    await takeCode(context(), target, 'login', await receiveCode(context(), target, 'login'));
  });

  test('the fifth try may still be the right one', async () => {
    const target = newPhone();
    const given = await receiveCode(context(), target, 'login');
    for (let tries = 1; tries < 5; tries++) {
      await expect(takeCode(context(), target, 'login', otherThan(given))).rejects.toMatchObject(wrongCode);
    }
    await takeCode(context(), target, 'login', given);
  });

  test('of guesses at the same instant five are looked at', async () => {
    const target = newPhone();
    const given = await receiveCode(context(), target, 'login');
    const guesses = Array.from({ length: 20 }, () => takeCode(context(), target, 'login', otherThan(given)));
    const answers = await settled(guesses);
    expect(answers.filter((answer) => answer === 'WrongCode')).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'CodeExpired')).toHaveLength(16);
    await expect(takeCode(context(), target, 'login', given)).rejects.toMatchObject(burnt);
  });

  test('a stranger neither ends the code of another nor replaces it with theirs', async () => {
    const target = newPhone();
    const given = await receiveCode(context(), target, 'login');
    const strangers = await receiveCode(context(), target, 'login');
    const guesses = ['none', strangers.request].flatMap((request) =>
      Array.from({ length: 10 }, () => takeCode(context(), target, 'login', { ...otherThan(strangers), request })),
    );
    expect((await settled(guesses)).filter((answer) => answer === 'done')).toEqual([]);
    await takeCode(context(), target, 'login', given);
  });

  test('one asker gets one code to an address in sixty seconds, whatever it is for', async () => {
    const [target, asker] = [newPhone(), context()];
    await requestCode(asker, target, { purpose: 'login' });
    clock += 20.5 * second;
    const again = requestCode(asker, target, { purpose: 'reset' });
    await expect(again).rejects.toMatchObject({ code: 'TooManyRequests', details: { retryAfterSeconds: 40 } });
    clock = noon + minute;
    await requestCode(asker, target, { purpose: 'reset' });
    await sendCodes(context());
    expect(await codesTo(database().db, target.address)).toHaveLength(1);
  });

  test('of requests at the same instant one is taken, and one message goes out', async () => {
    const [target, asker] = [newPhone(), context()];
    const many = Array.from({ length: 10 }, () => requestCode(asker, target, { purpose: 'login' }));
    expect((await settled(many)).filter((answer) => answer !== 'TooManyRequests')).toEqual(['done']);
    await sendCodes(context());
    expect(await codesTo(database().db, target.address)).toHaveLength(1);
  });

  test('to set a password a code goes only where an account is, and nothing else tells', async () => {
    const [target, unknown] = [newPhone(), newPhone()];
    await addAccount(database().db, { id: 'known', phone: target.address });
    await requestCode(context(), target, { purpose: 'reset' });
    const request = await requestCode(context(), unknown, { purpose: 'reset' });
    await sendCodes(context());
    expect(await codesTo(database().db, target.address)).toHaveLength(1);
    expect(await codesTo(database().db, unknown.address)).toEqual([]);
    const guess = () => takeCode(context(), unknown, 'reset', { request, code: '000000' });
    for (let tries = 1; tries < 5; tries++) await expect(guess()).rejects.toMatchObject(wrongCode);
    await expect(guess()).rejects.toMatchObject(burnt);
  });

  test('a run that is repeated makes another code, and the last message is right', async () => {
    const target = newPhone();
    const request = await requestCode(context(), target, { purpose: 'login' });
    const [job] = await jobs();
    await sendCodes(context());
    await runCodeJob(context(), job?.payload ?? '');
    const [last = '', first = ''] = await codesTo(database().db, target.address);
    const take = (code: string) => takeCode(context(), target, 'login', { code, request });
    if (first !== last) await expect(take(first)).rejects.toMatchObject(wrongCode);
    await take(last);
  });

  test('a request that is too old, or whose code was used, sends nothing more', async () => {
    const target = newPhone();
    const request = await requestCode(context(), target, { purpose: 'login' });
    const [job] = await jobs();
    await sendCodes(context());
    const [code = ''] = await codesTo(database().db, target.address);
    await takeCode(context(), target, 'login', { code, request });
    await runCodeJob(context(), job?.payload ?? '');
    const late = newPhone();
    await requestCode(context(), late, { purpose: 'login' });
    clock += 10 * minute;
    await sendCodes(context());
    expect(await codesTo(database().db, late.address)).toEqual([]);
    expect(await codesTo(database().db, target.address)).toEqual([code]);
  });

  test('where no message can be sent, nothing is begun', async () => {
    setEnv({ demo: false, sms: null });
    const target = newPhone();
    const refused = requestCode(context(), target, { purpose: 'login' });
    await expect(refused).rejects.toMatchObject({ code: 'NotConfigured' });
    const rows = database().db.read.selectFrom('account_code_request').select('address');
    expect(await rows.where('address', '=', target.address).execute()).toEqual([]);
  });
});
