import { accountDoor } from '@/test/account-door';
import { addAccount } from '@/test/accounts';
import { codesTo, receiveCode, sendCodes } from '@/test/codes';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import * as contract from '../contract';
import { findCaller } from './auth/sessions';
import type { GivenCode } from './take-code';

const path = '/api/account/login/code';

describeOnBothEngines('logging in by a code', (database) => {
  let clock = noon;
  let door: ReturnType<typeof accountDoor>;

  beforeAll(async () => {
    await addAccount(database().db, { id: 'lin', phone: '+8613800138000' });
    await addAccount(database().db, { id: 'locked', phone: '+8613800138001', locked_at: 1 });
  });
  beforeEach(() => {
    // Each test in a time window of its own.
    clock += 3_600_000;
    door = accountDoor(database().db, () => clock);
  });
  afterEach(() => door.stop());

  const context = () => testContext(database().db, { now: () => clock });
  const codeTo = (mobile: string) => receiveCode(context(), { channel: 'phone', address: `+86${mobile}` }, 'login');
  const otherThan = ({ code, request }: GivenCode) => ({ request, code: code === '000000' ? '000001' : '000000' });

  test('a number with an account is logged in, once', async () => {
    const mobile = '13800138000';
    const given = await codeTo(mobile);
    const answers = await Promise.all([door.post(path, { mobile, ...given }), door.post(path, { mobile, ...given })]);
    expect(answers.map((answer) => answer.code).toSorted()).toEqual(['OK', 'WrongCode']);
    const answer = answers.find(({ status }) => status === 200);
    const { token, ticket } = contract.logInByCode.data.parse(answer?.data);
    expect(ticket).toBeNull();
    const held = { bearer: token, cookie: answer?.cookie ?? null };
    expect(await findCaller(database().db, held)).toMatchObject({ personId: 'lin' });
  });

  test('a new number gets the ticket to register with, and is not logged in', async () => {
    const mobile = '13800138002';
    const given = await codeTo(mobile);
    const answer = await door.post(path, { mobile, ...given });
    expect(answer).toMatchObject({ status: 200, cookie: null, data: { token: null } });
    const { ticket } = contract.logInByCode.data.parse(answer.data);
    const registered = await door.post('/api/account/register', {
      ticket: ticket ?? '',
      nickname: '新来的人',
      agreed: 'true',
    });
    expect(registered).toMatchObject({ code: 'OK' });
    expect(await door.post(path, { mobile, ...given })).toMatchObject({ status: 422, code: 'WrongCode' });
  });

  test('that an account is locked is told to who reads its codes', async () => {
    const mobile = '13800138001';
    const given = await codeTo(mobile);
    expect(await door.post(path, { mobile, ...otherThan(given) })).toMatchObject({ code: 'WrongCode' });
    const locked = await door.post(path, { mobile, ...given });
    expect(locked).toMatchObject({ status: 403, code: 'AccountLocked', cookie: null });
  });

  test('guessing is stopped, from wherever it comes', async () => {
    const mobile = '13800138003';
    const given = await codeTo(mobile);
    const guesses = Array.from({ length: 8 }, () => door.post(path, { mobile, ...otherThan(given) }));
    const answers = (await Promise.all(guesses)).map(({ status }) => status).toSorted();
    expect(answers).toEqual([410, 410, 410, 410, 422, 422, 422, 422]);
    expect(await door.post(path, { mobile, ...given })).toMatchObject({
      status: 410,
      code: 'CodeExpired',
      cookie: null,
    });
  });

  test('how soon another code may be asked for is said', async () => {
    const asked = { mobile: '13800138004', purpose: 'login' };
    const ask = () => door.post('/api/account/code', asked, { client: 'impatient' });
    expect(await ask()).toMatchObject({ code: 'OK', data: { secondsBetween: 60 } });
    clock += 15_000;
    expect(await ask()).toMatchObject({ status: 429, code: 'TooManyRequests', retryAfter: 45 });
    await sendCodes(context());
    expect(await codesTo(database().db, '+8613800138004')).toHaveLength(1);
  });

  test('a code is not asked for to nowhere', async () => {
    const ask = (fields: Record<string, string>) => door.post('/api/account/code', { purpose: 'login', ...fields });
    const wrong = (field: string) => ({ status: 400, wrong: [{ field, rule: field }] });
    expect(await ask({ mobile: '138' })).toMatchObject(wrong('mobile'));
    expect(await ask({ email: 'lin' })).toMatchObject(wrong('email'));
    expect(await ask({})).toMatchObject(wrong('mobile'));
    expect(await ask({ mobile: '13800138000', purpose: 'confirm' })).toMatchObject({ status: 400 });
  });
});
