import { accountDoor } from '@/test/account-door';
import { addAccount, logInAs } from '@/test/accounts';
import { codesTo, sendCodes } from '@/test/codes';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import * as contract from '../contract';
import { findCaller, wasEndedElsewhere } from './auth/sessions';
import { giveTicket } from './tickets';

const path = '/api/account/password/reset';
const [former, password] = ['an older gallery', 'a quiet gallery'];

describeOnBothEngines('setting a new password', (database) => {
  let clock = noon;
  let door: ReturnType<typeof accountDoor>;

  beforeEach(() => {
    // Each test in a time window of its own.
    clock += 3_600_000;
    door = accountDoor(database().db, () => clock);
  });
  afterEach(() => door.stop());

  const context = () => testContext(database().db, { now: () => clock });
  const ticketFor = (userId: string) =>
    database().db.transaction((tx) => giveTicket(tx, { kind: 'reset', userId }, clock));
  const logIn = (account: string, tried: string) => door.post('/api/account/login', { account, password: tried });

  test('by a code: the old one is good no more, every login ends and is told, and this one begins', async () => {
    const { db } = database();
    await addAccount(db, { id: 'lin', phone: '+8613800138000', email: 'lin@example.org', password: former });
    const held = [await logInAs(db, 'lin'), await logInAs(db, 'lin', 'ios')];
    const target = { email: 'lin@example.org', purpose: 'reset' };
    const sent = contract.sendCode.data.parse((await door.post('/api/account/code', target)).data);
    await sendCodes(context());
    const [code = ''] = await codesTo(db, 'lin@example.org');
    const { data } = await door.post('/api/account/code/check', { ...target, code, request: sent.request });
    const { ticket } = contract.checkCode.data.parse(data);

    const answer = await door.post(path, { ticket, password });
    const { token } = contract.resetPassword.data.parse(answer.data);
    const caller = await findCaller(db, { bearer: token, cookie: answer.cookie });
    expect(caller).toMatchObject({ personId: 'lin' });
    for (const login of held) {
      expect(await findCaller(db, login)).toBeNull();
      expect(await wasEndedElsewhere(db, login)).toBe(true);
    }
    expect(await logIn('13800138000', former)).toMatchObject({ code: 'WrongLogin' });
    expect(await logIn('13800138000', password)).toMatchObject({ code: 'OK' });
  });

  test('an account without one gets its first', async () => {
    await addAccount(database().db, { id: 'mo', phone: '+8613800138001' });
    expect(await door.post(path, { ticket: await ticketFor('mo'), password })).toMatchObject({ code: 'OK' });
    expect(await logIn('13800138001', password)).toMatchObject({ code: 'OK' });
  });

  test('a ticket is good once, also when it comes twice at the same instant, and not for ever', async () => {
    await addAccount(database().db, { id: 'twice', phone: '+8613800138002', password: former });
    const ticket = await ticketFor('twice');
    const answers = await Promise.all([door.post(path, { ticket, password }), door.post(path, { ticket, password })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['LinkExpired', 'OK']);
    const expired = { status: 410, code: 'LinkExpired', cookie: null };
    expect(await door.post(path, { ticket, password })).toMatchObject(expired);
    const late = await ticketFor('twice');
    clock += 600_000;
    expect(await door.post(path, { ticket: late, password })).toMatchObject(expired);
  });

  test('whoever logs in by the old one at the same instant is not logged in after it', async () => {
    const { db } = database();
    for (let round = 0; round < 5; round++) {
      const [id, mobile] = [`raced ${round}`, `1380013810${round}`];
      await addAccount(db, { id, phone: `+86${mobile}`, password: former });
      const ticket = await ticketFor(id);
      const [byOld, byNew] = await Promise.all([logIn(mobile, former), door.post(path, { ticket, password })]);
      const held = { bearer: byOld.data?.token ?? null, cookie: byOld.cookie };
      expect(await findCaller(db, held)).toBeNull();
      expect(await findCaller(db, { bearer: byNew.data.token, cookie: byNew.cookie })).toMatchObject({ personId: id });
    }
  });

  test("another step's ticket, a made-up one, and that of an account that has gone set nothing", async () => {
    const claim = { kind: 'register', phone: '+8613800138003', email: null, wechat: null } as const;
    const other = await database().db.transaction((tx) => giveTicket(tx, claim, clock));
    for (const ticket of [other, 'guess', await ticketFor('gone')]) {
      expect(await door.post(path, { ticket, password })).toMatchObject({ status: 410, code: 'LinkExpired' });
    }
  });

  test('a refusal leaves the ticket good and the password as it was', async () => {
    await addAccount(database().db, { id: 'slow', phone: '+8613800138004', password: former });
    const ticket = await ticketFor('slow');
    for (const [tried, rule] of [
      ['Password1', 'passwordCommon'],
      ['short', 'passwordShort'],
      ['12345678', 'passwordDigits'],
    ] as const) {
      const refused = await door.post(path, { ticket, password: tried });
      expect(refused).toMatchObject({ status: 400, wrong: [{ field: 'password', rule }] });
    }
    expect(await logIn('13800138004', former)).toMatchObject({ code: 'OK' });
    expect(await door.post(path, { ticket, password })).toMatchObject({ code: 'OK' });
  });

  test('a locked account stays as it was', async () => {
    await addAccount(database().db, { id: 'locked', phone: '+8613800138005', password: former, locked_at: 1 });
    const answer = await door.post(path, { ticket: await ticketFor('locked'), password });
    expect(answer).toMatchObject({ status: 403, code: 'AccountLocked', cookie: null });
    expect(await logIn('13800138005', former)).toMatchObject({ code: 'AccountLocked' });
    expect(await logIn('13800138005', password)).toMatchObject({ code: 'WrongLogin' });
  });

  test('whose account it is a ticket says, not the one who brings it', async () => {
    await addAccount(database().db, { id: 'victim', phone: '+8613800138006', password: former });
    await addAccount(database().db, { id: 'bringer', phone: '+8613800138007', password: former });
    const more = { userId: 'victim', personId: 'victim', account: '13800138006', kind: 'app', staffRole: 'admin' };
    const { data, cookie } = await door.post(path, { ticket: await ticketFor('bringer'), password, ...more });
    const caller = await findCaller(database().db, { bearer: data.token, cookie });
    expect(caller).toMatchObject({ personId: 'bringer', staff: null });
    expect(await logIn('13800138006', former)).toMatchObject({ code: 'OK' });
  });

  test('whether an address has an account is told by no answer before the code', async () => {
    const target = { email: 'nobody@example.org', purpose: 'reset' };
    const { request } = contract.sendCode.data.parse((await door.post('/api/account/code', target)).data);
    await sendCodes(context());
    expect(await codesTo(database().db, 'nobody@example.org')).toEqual([]);
    const guess = await door.post('/api/account/code/check', { ...target, request, code: '000000' });
    expect(guess).toMatchObject({ status: 422, code: 'WrongCode' });
  });
});
