import * as crypto from 'node:crypto';
import { accountDoor } from '@/test/account-door';
import { addAccount, logInAs } from '@/test/accounts';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import * as contract from '../contract';
import { findCaller, findSession } from './auth/sessions';
import { logIn } from './log-in';

jest.mock('node:crypto', () => {
  const actual = jest.requireActual('node:crypto');
  return { ...actual, scrypt: jest.fn(actual.scrypt) };
});
/** Every hash of a password is one of these. */
const hashes = jest.mocked(crypto.scrypt);

jest.setTimeout(30_000);

const path = '/api/account/login';
const password = 'a quiet gallery';

describeOnBothEngines('logging in by password', (database) => {
  let clock: number;
  let door: ReturnType<typeof accountDoor>;

  beforeAll(async () => {
    const { db } = database();
    await addAccount(db, { id: 'lin', phone: '+8613800138000', email: 'lin@example.org', password });
    await addAccount(db, { id: 'mo', phone: '+8613800138001' });
    await addAccount(db, { id: 'locked', phone: '+8613800138002', password, locked_at: 1 });
    await addAccount(db, { id: 'abroad', phone: '+12015550123', password });
  });
  beforeEach(() => {
    // Each test in windows of its own.
    clock = (clock ?? noon) + 15 * 60_000;
    door = accountDoor(database().db, () => clock);
  });
  afterEach(() => door.stop());

  test.each(['138 0013 8000', '+86 13800138000', '１３８００１３８０００', 'LIN@example.org', ' lin＠example.org '])(
    '%j is the account of a person, and what comes back knows them',
    async (account) => {
      const answer = await door.post(path, { account, password });
      expect(answer).toMatchObject({ status: 200, code: 'OK' });
      const { token } = contract.logIn.data.parse(answer.data);
      expect(await findCaller(database().db, { bearer: token, cookie: answer.cookie })).toMatchObject({
        personId: 'lin',
      });
      expect(await findCaller(database().db, { bearer: token, cookie: null })).toBeNull();
    },
  );

  test('a number is of the region that is chosen', async () => {
    const account = '201 555 0123';
    expect(await door.post(path, { account, region: 'US', password })).toMatchObject({ code: 'OK' });
    expect(await door.post(path, { account, region: 'CN', password })).toMatchObject({ code: 'WrongLogin' });
  });

  test("the native app's token is good alone", async () => {
    const { data } = await door.post(path, { account: '13800138000', password }, { app: 'ios' });
    expect(await findCaller(database().db, { bearer: data.token, cookie: null })).toMatchObject({ personId: 'lin' });
  });

  test('whatever is wrong, the answer and the work are the same', async () => {
    const answers = [];
    for (const [account, tried] of [
      ['13800138000', 'not this one'],
      ['13800138009', password],
      ['nobody@example.org', password],
      ['13800138001', password],
      ['lin', password],
      ['lin@', password],
      ['13800138002', 'not this one'],
      ['13800138000', 'x'],
    ] as const) {
      hashes.mockClear();
      const { status, code, data, cookie } = await door.post(path, { account, password: tried });
      answers.push({ status, code, data, cookie, hashes: hashes.mock.calls.length });
    }
    const wrong = { status: 401, code: 'WrongLogin', data: undefined, cookie: null, hashes: 1 };
    expect(answers).toEqual(answers.map(() => wrong));
  });

  test('that an account is locked is told to who knows its password', async () => {
    const answer = await door.post(path, { account: '13800138002', password });
    expect(answer).toMatchObject({ status: 403, code: 'AccountLocked', cookie: null });
  });

  test('an account is guessed at ten times in 15 minutes, from wherever', async () => {
    const guess = (account = '13800138000', tried = 'a guess') => door.post(path, { account, password: tried });
    const first = await Promise.all(Array.from({ length: 10 }, () => guess()));
    expect(first.map(({ code }) => code)).toEqual(Array(10).fill('WrongLogin'));
    clock += 60_000;
    const late = await guess('+8613800138000', password);
    expect(late).toMatchObject({ status: 429, code: 'TooManyRequests', cookie: null, retryAfter: 14 * 60 });
    expect(await guess('nobody@example.org')).toMatchObject({ code: 'WrongLogin' });
    clock += 14 * 60_000;
    expect(await guess('13800138000', password)).toMatchObject({ code: 'OK' });
  });

  test('accounts that are none are counted alike', async () => {
    const limit = jest.fn();
    const context = testContext(database().db, { limit });
    await logIn(context, { account: 'lin', region: 'CN', password }).catch(() => {});
    await logIn(context, { account: '13800138009', region: 'CN', password }).catch(() => {});
    expect(limit.mock.calls.map(([{ client, limit }]) => [client, limit.max, limit.seconds, limit.strict])).toEqual([
      ['203.0.113.7', 100, 900, true],
      ['lin', 10, 900, true],
      ['203.0.113.7', 100, 900, true],
      ['+8613800138009', 10, 900, true],
    ]);
  });

  test('a client guesses 60 times in ten minutes', async () => {
    const guess = () => door.post(path, {}, { client: 'guesser' });
    const answers = await Promise.all(Array.from({ length: 61 }, guess));
    const refused = answers.filter(({ code }) => code === 'TooManyRequests');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.retryAfter).toBeGreaterThan(0);
  });

  test('a cookie that was there before the login is not the one after it', async () => {
    const { db } = database();
    const former = await logInAs(db, 'mo');
    for (const cookie of [former.cookie, 'chosen-by-somebody-else-0123456789']) {
      const answer = await door.post(path, { account: '13800138000', password }, { cookie });
      expect(answer.cookie).toMatch(/^[\w-]{16,}$/);
      expect(answer.cookie).not.toBe(cookie);
      expect(await findSession(db, cookie)).toBeNull();
    }
  });

  test('what a login does not take it ignores', async () => {
    const more = { kind: 'app', userId: 'mo', role: 'admin', staffRole: 'admin', verified: 'true', token: 'mine' };
    const { data, cookie } = await door.post(path, { account: '13800138000', password, ...more });
    expect(await findSession(database().db, cookie ?? '')).toMatchObject({
      kind: 'web',
      caller: { personId: 'lin', staff: null },
    });
    expect(data.token).not.toBe('mine');
  });

  test('of what is missing the field is named', async () => {
    expect(await door.post(path, { account: ' ', password: '' })).toMatchObject({
      status: 400,
      wrong: [
        { field: 'account', rule: expect.any(String) },
        { field: 'password', rule: expect.any(String) },
      ],
    });
  });
});
