import { createLog } from '@/lib/platform/server/log';
import { addAccount } from '@/test/accounts';
import { codesTo, newPhone, receiveCode, runCodeJob, sendCodes } from '@/test/codes';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { requestCode, takeCode } from './codes';

jest.setTimeout(30_000);

const second = 1000;
const minute = 60 * second;
const wrongCode = { code: 'WrongCode' };

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describeOnBothEngines('one-time codes', (database) => {
  let clock: number;

  beforeEach(() => {
    clock = noon;
  });
  afterEach(() => jest.restoreAllMocks());

  const context = (overrides: Parameters<typeof testContext>[1] = {}) =>
    testContext(database().db, { now: () => clock, ...overrides });

  const codeRow = (address: string) =>
    database().db.read.selectFrom('account_code').selectAll().where('address', '=', address).executeTakeFirstOrThrow();
  const jobs = () =>
    database().db.read.selectFrom('job').select('payload').where('kind', '=', 'account.send-code').execute();

  test('a code is six digits, arrives in the language asked for, and is good once', async () => {
    const target = newPhone();
    const code = await receiveCode(context({ language: 'en' }), target, 'login');
    expect(code).toMatch(/^\d{6}$/);
    const message = await database()
      .db.read.selectFrom('delivery_outbox')
      .select('text')
      .where('address', '=', target.address)
      .executeTakeFirstOrThrow();
    expect(message.text).toContain('10 minutes');
    await takeCode(context(), target, 'login', code);
    await expect(takeCode(context(), target, 'login', code)).rejects.toMatchObject(wrongCode);
  });

  test('of one that comes twice at the same instant, one is taken', async () => {
    const target = newPhone();
    const code = await receiveCode(context(), target, 'login');
    const twice = [takeCode(context(), target, 'login', code), takeCode(context(), target, 'login', code)];
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
    await requestCode(context({ log }), target, 'login');
    const [job] = await jobs();
    const before = await codeRow(target.address);
    expect(before.code_hash).toBeNull();
    await sendCodes(context({ log }));
    const [code = ''] = await codesTo(database().db, target.address);
    const { address, ...kept } = await codeRow(target.address);
    expect(address).toBe(target.address);
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(JSON.parse(job?.payload ?? '')).toEqual({ ...target, purpose: 'login', language: 'zh', sentAt: noon });
    expect(logged).not.toContain(code);
  });

  test('a code is good for its address and purpose only, and for ten minutes', async () => {
    const target = newPhone();
    const code = await receiveCode(context(), target, 'login');
    await expect(takeCode(context(), newPhone(), 'login', code)).rejects.toMatchObject(wrongCode);
    await expect(takeCode(context(), target, 'register', code)).rejects.toMatchObject(wrongCode);
    clock += 10 * minute;
    await expect(takeCode(context(), target, 'login', code)).rejects.toMatchObject(wrongCode);
    clock -= 1;
    await takeCode(context(), target, 'login', code);
  });

  test('five wrong tries burn it: the right one is too late until it would have expired', async () => {
    const target = newPhone();
    const code = await receiveCode(context(), target, 'login');
    clock += minute;
    const wrong = () => takeCode(context(), target, 'login', otherThan(code));
    for (let tries = 1; tries < 5; tries++) await expect(wrong()).rejects.toMatchObject(wrongCode);
    const tooMany = { code: 'TooManyRequests', details: { retryAfterSeconds: 540 } };
    await expect(wrong()).rejects.toMatchObject(tooMany);
    await expect(takeCode(context(), target, 'login', code)).rejects.toMatchObject(tooMany);
    const next = await receiveCode(context(), target, 'login');
    await takeCode(context(), target, 'login', next);
  });

  test('the fifth try may still be the right one', async () => {
    const target = newPhone();
    const code = await receiveCode(context(), target, 'login');
    for (let tries = 1; tries < 5; tries++) {
      await expect(takeCode(context(), target, 'login', otherThan(code))).rejects.toMatchObject(wrongCode);
    }
    await takeCode(context(), target, 'login', code);
  });

  test('of guesses at the same instant five are looked at', async () => {
    const target = newPhone();
    const code = await receiveCode(context(), target, 'login');
    const guesses = Array.from({ length: 20 }, () => takeCode(context(), target, 'login', otherThan(code)));
    const answers = await settled(guesses);
    expect(answers.filter((answer) => answer === 'WrongCode')).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'TooManyRequests')).toHaveLength(16);
    await expect(takeCode(context(), target, 'login', code)).rejects.toMatchObject({ code: 'TooManyRequests' });
  });

  test('an address gets one code in sixty seconds, whatever it is for', async () => {
    const target = newPhone();
    await requestCode(context(), target, 'login');
    clock += 20.5 * second;
    const again = requestCode(context(), target, 'reset');
    await expect(again).rejects.toMatchObject({ code: 'TooManyRequests', details: { retryAfterSeconds: 40 } });
    expect(await codeRow(target.address)).toMatchObject({ purpose: 'login', sent_at: noon });
    clock = noon + minute;
    await requestCode(context(), target, 'reset');
    expect(await codeRow(target.address)).toMatchObject({ purpose: 'reset', sent_at: noon + minute });
    await sendCodes(context());
  });

  test('of two requests at the same instant one is taken, and one message goes out', async () => {
    const target = newPhone();
    const twice = [requestCode(context(), target, 'login'), requestCode(context(), target, 'register')];
    expect((await settled(twice)).toSorted()).toEqual(['TooManyRequests', 'done']);
    await sendCodes(context());
    expect(await codesTo(database().db, target.address)).toHaveLength(1);
  });

  test('to set a password a code goes only where an account is, and nothing else tells', async () => {
    const [target, unknown] = [newPhone(), newPhone()];
    await addAccount(database().db, { id: 'known', phone: target.address });
    await requestCode(context(), target, 'reset');
    await requestCode(context(), unknown, 'reset');
    const [one, other] = [await codeRow(target.address), await codeRow(unknown.address)];
    expect({ ...one, address: '' }).toEqual({ ...other, address: '' });
    await sendCodes(context());
    expect(await codesTo(database().db, target.address)).toHaveLength(1);
    expect(await codesTo(database().db, unknown.address)).toEqual([]);
    const guess = () => takeCode(context(), unknown, 'reset', '000000');
    for (let tries = 1; tries < 5; tries++) await expect(guess()).rejects.toMatchObject(wrongCode);
    await expect(guess()).rejects.toMatchObject({ code: 'TooManyRequests' });
  });

  test('a run that is repeated makes another code, and the last message is right', async () => {
    const target = newPhone();
    await requestCode(context(), target, 'login');
    const [job] = await jobs();
    await sendCodes(context());
    await runCodeJob(context(), job?.payload ?? '');
    const [last = '', first = ''] = await codesTo(database().db, target.address);
    if (first !== last) await expect(takeCode(context(), target, 'login', first)).rejects.toMatchObject(wrongCode);
    await takeCode(context(), target, 'login', last);
  });

  test('a request that was replaced, is too old, or whose code was used sends nothing more', async () => {
    const target = newPhone();
    await requestCode(context(), target, 'login');
    const [job] = await jobs();
    clock += minute;
    const code = await receiveCode(context(), target, 'login');
    const [, replaced] = await codesTo(database().db, target.address);
    expect(replaced).toBeUndefined();
    await runCodeJob(context(), job?.payload ?? '');
    await takeCode(context(), target, 'login', code);
    const used = JSON.stringify({ ...target, purpose: 'login', language: 'zh', sentAt: clock });
    await runCodeJob(context(), used);
    const late = newPhone();
    await requestCode(context(), late, 'login');
    clock += 10 * minute;
    await sendCodes(context());
    expect(await codesTo(database().db, late.address)).toEqual([]);
    expect(await codesTo(database().db, target.address)).toEqual([code]);
  });

  test('where no message can be sent, nothing is begun', async () => {
    setEnv({ demo: false, sms: null });
    const target = newPhone();
    await expect(requestCode(context(), target, 'login')).rejects.toMatchObject({ code: 'NotConfigured' });
    await expect(codeRow(target.address)).rejects.toThrow();
  });
});
