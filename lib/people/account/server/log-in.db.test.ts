import * as crypto from 'node:crypto';
import { type Asking, accountDoor } from '@/test/account-door';
import { addAccount, logInAs } from '@/test/accounts';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { solvedProof } from '@/test/proof';
import * as contract from '../contract';
import { findCaller, findSession } from './auth/sessions';

jest.mock('node:crypto', () => {
  const actual = jest.requireActual('node:crypto');
  return { ...actual, scrypt: jest.fn(actual.scrypt) };
});
/** Every password hash is one of these calls. */
const hashes = jest.mocked(crypto.scrypt);

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
  beforeEach(async () => {
    clock = noon;
    await database().db.transaction((tx) => tx.deleteFrom('account_share').execute());
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

  const guess = (account = '13800138000', more: Record<string, string> = {}, asking: Asking = {}) =>
    door.post(path, { account, password: 'a guess', ...more }, asking);
  const proof = () => solvedProof(testContext(database().db, { now: () => clock }));
  const codes = (answers: { code: string }[]) => answers.map(({ code }) => code).toSorted();
  const times = (count: number, code: string) => Array<string>(count).fill(code);

  test('of guesses at the same instant five are looked at; the right password then costs a stranger a proof of work', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => guess()));
    expect(codes(many)).toEqual([...times(15, 'ProofNeeded'), ...times(5, 'WrongLogin')]);
    const right = { password };
    const refused = await guess('+8613800138000', right);
    expect(refused).toMatchObject({ status: 422, code: 'ProofNeeded', cookie: null });
    expect(await guess('13800138000', { ...right, proof: 'none' })).toMatchObject({ code: 'ProofNeeded' });
    expect(await guess('13800138000', { proof: await proof() })).toMatchObject({ code: 'WrongLogin' });
    expect(await guess('13800138000', { ...right, proof: await proof() })).toMatchObject({ code: 'OK' });
    expect(await guess('13800138001', right)).toMatchObject({ code: 'WrongLogin' });
    clock += 15 * 60_000;
    expect(await guess('13800138000', right)).toMatchObject({ code: 'OK' });
  });

  test('only wrong passwords count', async () => {
    const right = { password };
    for (let logins = 0; logins < 8; logins++) {
      expect(await guess('lin@example.org', right)).toMatchObject({ code: 'OK' });
      expect(await guess('13800138002', right)).toMatchObject({ code: 'AccountLocked' });
    }
    const used = await database()
      .db.read.selectFrom('account_share')
      .select('used')
      .where('ends_at', '>', clock)
      .execute();
    expect(used.every((share) => share.used === 0)).toBe(true);
  });

  test('a device that somebody has logged in on has tries of its own, which no stranger uses up', async () => {
    const { device } = await guess('13800138000', { password });
    const known = { device: device ?? '' };
    await Promise.all(Array.from({ length: 20 }, () => guess()));
    const own = await Promise.all(Array.from({ length: 9 }, () => guess('13800138000', {}, known)));
    expect(codes(own)).toEqual(times(9, 'WrongLogin'));
    const again = await guess('13800138000', { password }, known);
    expect(again).toMatchObject({ code: 'OK' });
    // The right password refunded its attempt, and the device keeps its id.
    expect(again.device).toBe(device);
    expect(await guess('13800138000', {}, known)).toMatchObject({ code: 'WrongLogin' });
    // Beyond its share it counts as a stranger; for another account it always does.
    expect(await guess('13800138000', { password }, known)).toMatchObject({ code: 'ProofNeeded' });
    const paid = { password, proof: await proof() };
    expect(await guess('13800138000', paid, known)).toMatchObject({ code: 'OK' });
  });

  test("a cookie that we have not signed is no device's", async () => {
    const { device } = await guess('13800138000', { password });
    await Promise.all(Array.from({ length: 5 }, () => guess()));
    const forged = [`${device}A`, device?.replace('.', ''), `${'a'.repeat(32)}.${device?.split('.')[1]}`, 'x.y'];
    for (const one of forged) {
      expect(await guess('13800138000', { password }, { device: one })).toMatchObject({ code: 'ProofNeeded' });
    }
  });

  test('a new password and other devices make a device a stranger; logging out does not', async () => {
    const { db } = database();
    const login = await guess('13800138000', { password });
    const known = { device: login.device ?? '' };
    const bearer = login.data.token;
    await door.post('/api/account/logout', {}, { ...known, bearer, cookie: login.cookie ?? '' });
    await Promise.all(Array.from({ length: 5 }, () => guess()));
    const back = await guess('13800138000', { password }, known);
    expect(back).toMatchObject({ code: 'OK' });
    const other = await guess('13800138000', { password, proof: await proof() });
    const held = { bearer: other.data.token, cookie: other.cookie ?? '' };
    const [session] = (await door.post('/api/account/devices/endOthers', {}, held)).data;
    expect(session).toMatchObject({ isCurrent: true });
    expect(await guess('13800138000', { password }, known)).toMatchObject({ code: 'ProofNeeded' });
    expect(await guess('13800138000', { password }, { device: other.device ?? '' })).toMatchObject({ code: 'OK' });
    const kept = await db.read
      .selectFrom('account_device')
      .select('person_id')
      .where('person_id', '=', 'lin')
      .execute();
    expect(kept).toHaveLength(1);
  });

  test('strangers may guess a thousand times at an account in a day; then other ways stand open, and known devices', async () => {
    const { db } = database();
    const known = { device: (await guess('13800138000', { password })).device ?? '' };
    await guess();
    await db.transaction((tx) =>
      tx
        .updateTable('account_share')
        .set({ used: 1000 })
        .where('subject', 'like', '%+8613800138000 of strangers')
        .execute(),
    );
    const late = await guess('13800138000', { password, proof: await proof() });
    expect(late).toMatchObject({ status: 429, code: 'TooManyGuesses', cookie: null });
    expect(late.retryAfter).toBeGreaterThan(3600);
    expect(await guess('13800138000', { password }, known)).toMatchObject({ code: 'OK' });
  });

  test("a network's wrong passwords cost a proof of work from the 21st, and end at a hundred in 15 minutes", async () => {
    const network = (count: number) => ({ client: `2001:db8:7:8::${count.toString(16)}` });
    const each = (count: number, more: Record<string, string> = {}) =>
      guess(`1390000${String(count).padStart(4, '0')}`, more, network(count));
    const free = await Promise.all(Array.from({ length: 25 }, (_, count) => each(count)));
    expect(codes(free)).toEqual([...times(5, 'ProofNeeded'), ...times(20, 'WrongLogin')]);
    expect(await each(30, { proof: await proof() })).toMatchObject({ code: 'WrongLogin' });
    await database().db.transaction((tx) =>
      tx.updateTable('account_share').set({ used: 100 }).where('subject', 'like', 'guesses of network 32.%').execute(),
    );
    expect(await each(31, { proof: await proof() })).toMatchObject({ code: 'TooManyGuesses' });
  });

  test('accounts that are none are counted alike', async () => {
    for (const account of ['nobody', '13800138009', 'nobody@example.org', '13800138001']) {
      const many = await Promise.all(Array.from({ length: 8 }, () => guess(account)));
      expect([account, codes(many)]).toEqual([account, [...times(3, 'ProofNeeded'), ...times(5, 'WrongLogin')]]);
    }
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
