import { accountDoor } from '@/test/account-door';
import { addAccount } from '@/test/accounts';
import { codesTo, sendCodes } from '@/test/codes';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import * as contract from '../contract';
import { findCaller } from './auth/sessions';
import { giveTicket } from './tickets';

const path = '/api/account/register';
const password = 'a quiet gallery';

let numbers = 0;
/** An unused mobile number and nickname. */
function newcomer() {
  numbers += 1;
  const mobile = `138${String(numbers).padStart(8, '0')}`;
  return { mobile, phone: `+86${mobile}`, email: `new-${numbers}@example.org`, nickname: `新人 ${numbers}` };
}

describeOnBothEngines('registering', (database) => {
  let clock: number;
  let door: ReturnType<typeof accountDoor>;

  beforeEach(() => {
    clock = noon;
    door = accountDoor(database().db, () => clock);
  });
  afterEach(() => door.stop());

  const context = () => testContext(database().db, { now: () => clock });

  /** Requests a code through the door, and returns it with the id of its request. */
  async function codeTo(target: { mobile: string } | { email: string }, purpose: string) {
    const { data } = await door.post('/api/account/code', { ...target, purpose });
    const { request, secondsBetween } = contract.sendCode.data.parse(data);
    expect(secondsBetween).toBe(60);
    await sendCodes(context());
    const address = 'email' in target ? target.email : `+86${target.mobile}`;
    return { request, code: (await codesTo(database().db, address))[0] ?? '' };
  }

  async function ticketOf(target: { mobile: string } | { email: string }) {
    const given = await codeTo(target, 'register');
    const { data } = await door.post('/api/account/code/check', { ...target, purpose: 'register', ...given });
    return contract.checkCode.data.parse(data).ticket;
  }

  const register = (fields: Record<string, string>) => door.post(path, { agreed: 'true', ...fields });
  const phoneTicket = (phone: string) =>
    database().db.transaction((tx) => giveTicket(tx, { kind: 'register', phone, email: null, wechat: null }, clock));
  const userOf = (column: 'phone' | 'email', address: string) =>
    database().db.read.selectFrom('account_user').selectAll().where(column, '=', address).executeTakeFirst();
  const credentialsOf = (id = '') =>
    database().db.read.selectFrom('account_credential').selectAll().where('user_id', '=', id).execute();
  /** Row counts of all tables that registration writes. */
  async function rowCounts() {
    const tables = ['person', 'account_user', 'account_credential', 'account_session'] as const;
    const counted = tables.map((table) =>
      database()
        .db.read.selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    return (await Promise.all(counted)).map(({ count }) => Number(count));
  }

  test('by a phone: code, ticket, account, and logged in', async () => {
    const { mobile, phone, nickname } = newcomer();
    const answer = await register({ ticket: await ticketOf({ mobile }), nickname });
    expect(answer).toMatchObject({ status: 200, code: 'OK' });
    const { token } = contract.register.data.parse(answer.data);
    const caller = await findCaller(database().db, { bearer: token, cookie: answer.cookie });
    const user = await userOf('phone', phone);
    expect(caller).toMatchObject({ personId: user?.id, hasPhone: true, staff: null });
    expect(user).toMatchObject({ email: null, email_verified: 0, locked_at: null, erase_at: null, created_at: noon });
    expect(await credentialsOf(user?.id)).toEqual([]);
    const person = await database()
      .db.read.selectFrom('person')
      .select('nickname')
      .where('id', '=', user?.id ?? '')
      .executeTakeFirst();
    expect(person).toEqual({ nickname });
  });

  test('by an e-mail address, which needs a password; a refusal leaves the ticket good', async () => {
    const { email, nickname } = newcomer();
    const ticket = await ticketOf({ email });
    const refused = { status: 400, code: '400' };
    expect(await register({ ticket, nickname })).toMatchObject({
      ...refused,
      wrong: [{ field: 'password', rule: 'required' }],
    });
    expect(await register({ ticket, nickname, password: 'Password1' })).toMatchObject({
      ...refused,
      wrong: [{ field: 'password', rule: 'passwordCommon' }],
    });
    expect(await register({ ticket, nickname, password: '12345678' })).toMatchObject({
      ...refused,
      wrong: [{ field: 'password', rule: 'passwordDigits' }],
    });
    expect(await register({ ticket, nickname, password })).toMatchObject({ code: 'OK' });
    expect(await userOf('email', email)).toMatchObject({ phone: null, email_verified: 1 });
    expect(await door.post('/api/account/login', { account: email, password })).toMatchObject({ code: 'OK' });
  });

  test('nobody registers who has not agreed', async () => {
    const { phone, nickname } = newcomer();
    const answer = await register({ ticket: await phoneTicket(phone), nickname, agreed: 'false' });
    expect(answer).toMatchObject({ status: 400, wrong: [{ field: 'agreed', rule: 'agreement' }], cookie: null });
  });

  test('a taken nickname costs nothing but another one', async () => {
    const [one, other] = [newcomer(), newcomer()];
    await register({ ticket: await phoneTicket(one.phone), nickname: one.nickname });
    const ticket = await phoneTicket(other.phone);
    const before = await rowCounts();
    const taken = await register({ ticket, nickname: one.nickname, password });
    expect(taken).toMatchObject({ status: 409, code: 'NicknameTaken', cookie: null });
    expect(await rowCounts()).toEqual(before);
    expect(await register({ ticket, nickname: other.nickname, password })).toMatchObject({ code: 'OK' });
  });

  test('that an account is there is told only to who has proven that the address is theirs', async () => {
    const { mobile, phone } = newcomer();
    await addAccount(database().db, { id: `known ${mobile}`, phone });
    const { code, request } = await codeTo({ mobile }, 'register');
    const check = (tried: string) =>
      door.post('/api/account/code/check', { mobile, purpose: 'register', request, code: tried });
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await check(wrong)).toMatchObject({ status: 422, code: 'WrongCode' });
    expect(await check(code)).toMatchObject({ status: 409, code: 'AccountExists' });
    expect(await check(code)).toMatchObject({ status: 422, code: 'WrongCode' });
  });

  test('a ticket is good once, for ten minutes, and for what it was given for', async () => {
    const [one, late, other] = [newcomer(), newcomer(), newcomer()];
    const ticket = await phoneTicket(one.phone);
    expect(await register({ ticket, nickname: one.nickname })).toMatchObject({ code: 'OK' });
    const expired = { status: 410, code: 'LinkExpired', cookie: null };
    expect(await register({ ticket, nickname: other.nickname })).toMatchObject(expired);
    expect(await register({ ticket: 'guess', nickname: other.nickname })).toMatchObject(expired);
    const lateTicket = await phoneTicket(late.phone);
    const reset = await database().db.transaction((tx) => giveTicket(tx, { kind: 'reset', userId: 'anybody' }, clock));
    expect(await register({ ticket: reset, nickname: other.nickname })).toMatchObject(expired);
    clock += 10 * 60_000;
    expect(await register({ ticket: lateTicket, nickname: late.nickname })).toMatchObject(expired);
  });

  test('two sign-ups with one phone at the same instant make one account, and nothing is left of the other', async () => {
    const { phone } = newcomer();
    const [one, other] = [newcomer(), newcomer()];
    const tickets = [await phoneTicket(phone), await phoneTicket(phone)] as const;
    const [people = 0, users = 0, credentials = 0, sessions = 0] = await rowCounts();
    const answers = await Promise.all([
      register({ ticket: tickets[0], nickname: one.nickname, password }),
      register({ ticket: tickets[1], nickname: other.nickname, password }),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['AccountExists', 'OK']);
    expect(await rowCounts()).toEqual([people + 1, users + 1, credentials + 1, sessions + 1]);
    const lost = answers.findIndex(({ code }) => code === 'AccountExists');
    expect(answers[lost]?.cookie).toBeNull();
    const again = await register({ ticket: tickets[lost] ?? '', nickname: newcomer().nickname });
    expect(again).toMatchObject({ status: 409, code: 'AccountExists' });
  });

  test('of two with one nickname, and of two with one ticket, one is made', async () => {
    const [one, other, third] = [newcomer(), newcomer(), newcomer()];
    const named = await Promise.all([
      register({ ticket: await phoneTicket(one.phone), nickname: one.nickname }),
      register({ ticket: await phoneTicket(other.phone), nickname: one.nickname }),
    ]);
    expect(named.map(({ code }) => code).toSorted()).toEqual(['NicknameTaken', 'OK']);
    const ticket = await phoneTicket(third.phone);
    const pressed = await Promise.all([
      register({ ticket, nickname: other.nickname }),
      register({ ticket, nickname: third.nickname }),
    ]);
    expect(pressed.map(({ code }) => code).toSorted()).toEqual(['LinkExpired', 'OK']);
  });

  test("with the chat app's login, which is one account's only", async () => {
    const [one, other] = [newcomer(), newcomer()];
    const wechat = { accountId: 'union-1', openId: null, nickname: '光' };
    const ticketFor = (phone: string) =>
      database().db.transaction((tx) => giveTicket(tx, { kind: 'register', phone, email: null, wechat }, clock));
    const tickets = [await ticketFor(one.phone), await ticketFor(other.phone)] as const;
    expect(await register({ ticket: tickets[0], nickname: one.nickname })).toMatchObject({ code: 'OK' });
    const user = await userOf('phone', one.phone);
    expect(await credentialsOf(user?.id)).toMatchObject([{ provider_id: 'wechat', account_id: 'union-1' }]);
    const second = await register({ ticket: tickets[1], nickname: other.nickname });
    expect(second).toMatchObject({ status: 409, code: 'WechatLinked', cookie: null });
    expect(await userOf('phone', other.phone)).toBeUndefined();
  });

  test('nobody gives themselves a role, an id or a proof', async () => {
    const { email, nickname } = newcomer();
    const wish = { staffRole: 'admin', staff_role: 'admin', role: 'admin', verified: 'true', verification: 'personal' };
    const more = {
      userId: 'admin',
      id: 'admin',
      kind: 'app',
      phone: '+8613900000000',
      hasPhone: 'true',
      locked_at: '',
    };
    const { cookie, data } = await register({
      ticket: await ticketOf({ email }),
      nickname,
      password,
      ...wish,
      ...more,
    });
    const user = await userOf('email', email);
    expect(user).toMatchObject({ id: expect.not.stringMatching('admin'), phone: null, staff_role: null });
    const caller = await findCaller(database().db, { bearer: data.token, cookie });
    expect(caller).toMatchObject({ personId: user?.id, hasPhone: false, staff: null });
    expect(await findCaller(database().db, { bearer: data.token, cookie: null })).toBeNull();
    const person = await database()
      .db.read.selectFrom('person')
      .select('verification')
      .where('id', '=', user?.id ?? '')
      .executeTakeFirst();
    expect(person).toEqual({ verification: 'none' });
  });
});
