import type { Context } from '@/lib/platform/server/context';
import { addAccount, contextOf, logInAs } from '@/test/accounts';
import { receiveCode } from '@/test/codes';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import * as contract from '../contract';
import type { Target } from '../rules/target';
import { findCaller, wasEndedElsewhere } from './auth/sessions';
import { bindTarget } from './bind-target';
import { changePassword } from './change-password';
import { confirmIdentity } from './confirm-identity';
import { getSecurity } from './get-security';
import { logIn } from './log-in';
import { sendConfirmCode } from './send-confirm-code';
import type { GivenCode } from './take-code';

const password = 'moonlight 7';
let count = 0;
/** Numbers that no other test has used. */
const next = () => {
  count += 1;
  return count;
};
const newId = () => `person-${next()}`;
const newPhone = () => `+86139${String(next()).padStart(8, '0')}`;
const newEmail = () => `person${next()}@example.org`;
const phoneOf = (address: string): Target => ({ channel: 'phone', address });

describeOnBothEngines('what opens an account', (database) => {
  async function newAccount(account: { phone?: string; email?: string; password?: string } = {}) {
    const id = newId();
    await addAccount(database().db, { id, phone: newPhone(), password, ...account });
    return id;
  }
  const confirm = async (context: Context) => (await confirmIdentity(context, { password })).ticket;
  const bindFields = (target: Target, given: GivenCode, ticket: string) => ({
    region: 'CN',
    ...(target.channel === 'phone' ? { mobile: target.address } : { email: target.address }),
    ...given,
    ticket,
  });

  test('is shown to its owner, masked', async () => {
    const { db } = database();
    await addAccount(db, {
      id: 'lin',
      phone: '+8613800138000',
      email: 'lin@example.org',
      password,
      staff_role: 'sales',
    });
    const shown = await getSecurity(await contextOf(db, 'lin'));
    expect(contract.getSecurity.data.parse(shown)).toEqual({
      phone: '+86 138****8000',
      email: 'l***@example.org',
      hasPassword: true,
      hasWechat: false,
      wechatOffer: { inside: false, qr: false },
      staff: 'sales',
      erasedAt: null,
    });
    await addAccount(db, { id: 'bare', erase_at: noon });
    expect(await getSecurity(await contextOf(db, 'bare'))).toMatchObject({
      phone: null,
      email: null,
      hasPassword: false,
      erasedAt: '2026-11-20T04:00:00.000Z',
    });
    await expect(getSecurity(testContext(db))).rejects.toThrow('Unauthorized');
  });

  test('its owner is who knows the password, or reads the codes to the phone', async () => {
    const { db } = database();
    const phone = newPhone();
    const context = await contextOf(db, await newAccount({ phone, email: newEmail() }));
    expect(contract.confirmIdentity.data.parse(await confirmIdentity(context, { password })).ticket).toMatch(
      /^[0-9a-f]{64}$/,
    );
    await expect(confirmIdentity(context, { password: 'wrong' })).rejects.toThrow('WrongLogin');
    await expect(confirmIdentity(context, {})).rejects.toMatchObject({ code: '400' });
    const given = await receiveCode(context, phoneOf(phone), 'confirm');
    const wrong = { ...given, code: given.code === '000000' ? '111111' : '000000' };
    await expect(confirmIdentity(context, wrong)).rejects.toThrow('WrongCode');
    expect(await confirmIdentity(context, given)).toEqual({ ticket: expect.any(String) });
    await expect(confirmIdentity(context, given)).rejects.toThrow('WrongCode');
  });

  test('a code goes to the phone, else to the e-mail address, and has to be for this', async () => {
    const { db } = database();
    const [phone, email] = [newPhone(), newEmail()];
    const asked = async (id: string) => {
      expect(await sendConfirmCode(await contextOf(db, id))).toEqual({
        request: expect.any(String),
        secondsBetween: 60,
      });
      const rows = await db.read.selectFrom('account_code_request').select(['address', 'purpose']).execute();
      return rows.find(({ address }) => address === phone || address === email);
    };
    await newAccount();
    expect(await asked(await newAccount({ phone, email: newEmail() }))).toEqual({ address: phone, purpose: 'confirm' });
    await db.transaction((tx) => tx.deleteFrom('account_code_request').execute());
    const id = newId();
    await addAccount(db, { id, email });
    expect(await asked(id)).toEqual({ address: email, purpose: 'confirm' });
    const other = newPhone();
    const context = await contextOf(db, await newAccount({ phone: other }));
    const given = await receiveCode(context, phoneOf(other), 'bind');
    await expect(confirmIdentity(context, given)).rejects.toThrow('WrongCode');
  });

  test('an account that nothing reaches is sent no code', async () => {
    const { db } = database();
    const id = newId();
    await addAccount(db, { id });
    const context = await contextOf(db, id);
    await expect(sendConfirmCode(context)).rejects.toThrow('Forbidden');
    await expect(confirmIdentity(context, { code: '123456', request: 'none' })).rejects.toThrow('Forbidden');
    await expect(confirmIdentity(context, { password })).rejects.toThrow('WrongLogin');
  });

  test('in one session ten wrong passwords are taken in a quarter of an hour, and right ones do not count', async () => {
    const { db } = database();
    const id = await newAccount();
    const [context, otherDevice] = [await contextOf(db, id), await contextOf(db, id)];
    for (let tries = 0; tries < 12; tries++) await confirm(context);
    const guesses = await settled(Array.from({ length: 11 }, () => confirmIdentity(context, { password: 'guess' })));
    expect(guesses.toSorted()).toEqual(['TooManyRequests', ...Array.from({ length: 10 }, () => 'WrongLogin')]);
    await expect(confirmIdentity(context, { password })).rejects.toMatchObject({
      code: 'TooManyRequests',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    expect(await confirm(otherDevice)).toBeTruthy();
  });

  test('a new password ends every other login, whose holders are told, and is the one that counts', async () => {
    const { db } = database();
    const phone = newPhone();
    const id = await newAccount({ phone });
    const [other, app] = [await logInAs(db, id), await logInAs(db, id, 'ios')];
    const context = await contextOf(db, id);
    const shown = await changePassword(context, { ticket: await confirm(context), password: 'sunlight 8' });
    expect(contract.changePassword.data.parse(shown).hasPassword).toBe(true);
    for (const login of [other, app]) {
      expect(await findCaller(db, login)).toBeNull();
      expect(await wasEndedElsewhere(db, login)).toBe(true);
    }
    expect(await getSecurity(context)).toMatchObject({ hasPassword: true });
    const fields = { account: phone, region: 'CN' };
    await expect(logIn(testContext(db), { ...fields, password })).rejects.toThrow('WrongLogin');
    expect(await logIn(testContext(db), { ...fields, password: 'sunlight 8' })).toEqual({ token: expect.any(String) });
  });

  test('a first password may be set by a code; the most common are refused, and leave the ticket', async () => {
    const { db } = database();
    const [id, phone] = [newId(), newPhone()];
    await addAccount(db, { id, phone });
    const context = await contextOf(db, id);
    const given = await receiveCode(context, phoneOf(phone), 'confirm');
    const { ticket } = await confirmIdentity(context, given);
    await expect(changePassword(context, { ticket, password: 'password1' })).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ field: 'password', rule: 'passwordCommon' }] },
    });
    expect(await changePassword(context, { ticket, password })).toMatchObject({ hasPassword: true });
  });

  test('a ticket is good once, and only in the session that got it', async () => {
    const { db } = database();
    const id = await newAccount();
    const [context, otherDevice] = [await contextOf(db, id), await contextOf(db, id)];
    const stranger = await contextOf(db, await newAccount());
    const ticket = await confirm(context);
    for (const foreign of [otherDevice, stranger]) {
      await expect(changePassword(foreign, { ticket, password: 'sunlight 8' })).rejects.toThrow('LinkExpired');
    }
    const change = () => changePassword(context, { ticket, password: 'sunlight 8' });
    const twice = await settled([change(), change()]);
    expect(twice.toSorted()).toEqual(['LinkExpired', 'done']);
    const later = await contextOf(db, id, { now: () => Date.now() + 11 * 60_000 });
    const old = (await confirmIdentity({ ...later, now: Date.now }, { password: 'sunlight 8' })).ticket;
    await expect(changePassword(later, { ticket: old, password })).rejects.toThrow('LinkExpired');
  });

  test('a phone and an e-mail address are bound by their codes, in place of the former ones', async () => {
    const { db } = database();
    const [former, phone, email] = [newPhone(), newPhone(), newEmail()];
    const id = await newAccount({ phone: former });
    const context = await contextOf(db, id);
    for (const target of [phoneOf(phone), { channel: 'email', address: email } as const]) {
      const given = await receiveCode(context, target, 'bind');
      const bound = await bindTarget(context, bindFields(target, given, await confirm(context)));
      expect(contract.bindTarget.data.parse(bound)).toBeTruthy();
    }
    const row = db.read.selectFrom('account_user').select(['phone', 'email', 'email_verified']).where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ phone, email, email_verified: 1 });
    expect(await logIn(testContext(db), { account: email, region: 'CN', password })).toBeTruthy();
    await expect(logIn(testContext(db), { account: former, region: 'CN', password })).rejects.toThrow('WrongLogin');
  });

  test("a wrong code binds nothing, nor does another account's phone or e-mail address", async () => {
    const { db } = database();
    const taken = { phone: newPhone(), email: newEmail() };
    await newAccount(taken);
    const context = await contextOf(db, await newAccount());
    const ticket = await confirm(context);
    const fresh = phoneOf(newPhone());
    await expect(bindTarget(context, bindFields(fresh, { code: '123456', request: 'none' }, ticket))).rejects.toThrow(
      'WrongCode',
    );
    const phone = phoneOf(taken.phone);
    const phoneCode = await receiveCode(context, phone, 'bind');
    await expect(bindTarget(context, bindFields(phone, phoneCode, ticket))).rejects.toThrow('NumberLinked');
    const email = { channel: 'email', address: taken.email } as const;
    const emailCode = await receiveCode(context, email, 'bind');
    await expect(bindTarget(context, bindFields(email, emailCode, ticket))).rejects.toThrow('AccountExists');
    const code = await receiveCode(context, fresh, 'bind');
    expect(await bindTarget(context, bindFields(fresh, code, ticket))).toBeTruthy();
  });
});
