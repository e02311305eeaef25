import pino from 'pino';
import { emit } from '@/lib/app/events';
import type { LoginWay } from '@/lib/base/wechat/port';
import { createDoor } from '@/lib/platform/server/api/door';
import { receiveCode } from '@/test/codes';
import { allBlocks, allNotices, allThings, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { newcomer, newPhone, password, siteUrl, wechatScene } from '@/test/wechat-scene';
import * as contract from '../contract';
import { findCaller } from './auth/sessions';
import { beginWechat } from './begin-wechat';
import { bindWechat } from './bind-wechat';
import { confirmIdentity } from './confirm-identity';
import { exchangeWechat } from './exchange-wechat';
import { getSecurity } from './get-security';
import { register } from './register';
import { accountRoutes } from './routes';

describeOnBothEngines('logging in by the chat app', (database) => {
  const { settings, newBrowser, asBrowser, agree, exchange, ticketOf, bind, newAccount, linksOf } =
    wechatScene(database);

  test.each<[LoginWay, 'zh' | 'en', string]>([
    ['inside', 'zh', `${siteUrl}/wechatGetCode`],
    ['qr', 'en', `${siteUrl}/en/wechatGetCode`],
  ])('%s, in %s: comes back to %s', async (way, language, page) => {
    const { context, cookies } = newBrowser({ language });
    expect((await agree(context, newcomer(), way)).page).toBe(page);
    expect(cookies.get('wechat_state')).toMatch(new RegExp(`^${way}[0-9a-f]{32}$`));
  });

  test('the state is a cookie for ten minutes, which the exchange takes away', async () => {
    const setCookie = jest.fn();
    const context = testContext(database().db, { setCookie });
    await beginWechat(context, { way: 'qr' }, { siteUrl, wechatLogin: settings() });
    const [cookie] = setCookie.mock.calls[0];
    expect(cookie).toEqual({ name: 'wechat_state', value: expect.any(String), expiresAt: context.now() + 600_000 });
    const browser = newBrowser();
    await exchange(browser.context, newcomer());
    expect(browser.cookies.has('wechat_state')).toBe(false);
  });

  test('a way without an app is not offered', async () => {
    const none = { ...settings(), qr: null };
    const { context } = newBrowser();
    await expect(beginWechat(context, { way: 'qr' }, { siteUrl, wechatLogin: none })).rejects.toThrow('NotConfigured');
    const back = await agree(context, newcomer());
    await expect(exchangeWechat(context, back, none)).rejects.toThrow('NotConfigured');
    const { context: lin } = await newAccount();
    expect(await getSecurity(lin, {}, none)).toMatchObject({ wechatOffer: { inside: true, qr: false } });
    expect(await getSecurity(lin, {}, { ...none, inside: null })).toMatchObject({
      wechatOffer: { inside: false, qr: false },
    });
  });

  test('nobody is led into a login that another browser has begun, nor into binding it', async () => {
    const attacker = newBrowser();
    const theirs = await agree(attacker.context, newcomer());
    const { context: lin, id } = await newAccount();
    for (const victim of [newBrowser().context, asBrowser(lin)]) {
      await expect(exchangeWechat(victim, theirs, settings())).rejects.toThrow('LinkExpired');
      await agree(victim, newcomer());
      await expect(exchangeWechat(victim, theirs, settings())).rejects.toThrow('LinkExpired');
    }
    expect(await linksOf(id)).toEqual([]);
    const forged = { code: theirs.code, state: 'forged' };
    const holder = newBrowser({ cookie: () => 'forged' });
    await expect(exchangeWechat(holder.context, forged, settings())).rejects.toThrow('LinkExpired');
  });

  test('pages of other sites may not end a login, nor whoever has no cookie', async () => {
    const door = createDoor({
      routes: accountRoutes,
      db: database().db,
      now: Date.now,
      log: pino({ level: 'silent' }),
      emit,
      things: allThings,
      notices: allNotices,
      blocks: allBlocks,
      limiter: { check: async () => ({ allowed: true }) },
      sessionCookie: contract.sessionCookie,
      findCaller: async () => null,
      wasEndedElsewhere: async () => false,
      observe: () => {},
      siteUrl,
    });
    const ask = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      door.request(path, { method: 'POST', body: new URLSearchParams(fields), headers });
    // Without configuration the process offers no way to log in.
    const begun = await ask('/api/account/wechat/begin', { way: 'qr' });
    expect([begun.status, begun.headers.getSetCookie()]).toEqual([501, []]);
    const fields = { code: 'code', state: `qr${'0'.repeat(32)}` };
    const foreign = await ask('/api/account/wechat/exchange', fields, {
      Cookie: `wechat_state=${fields.state}`,
      Origin: 'https://evil.example',
    });
    expect(foreign.status).toBe(403);
    const stateless = await ask('/api/account/wechat/exchange', fields);
    expect([stateless.status, (await stateless.json()).code]).toEqual([410, 'LinkExpired']);
  });

  test('somebody new binds a new phone, registers under a nickname like their own, and is known from then on', async () => {
    const { db } = database();
    const nickname = newcomer();
    const { context, cookies } = newBrowser();
    const begun = await exchange(context, nickname, 'inside');
    expect(begun).toEqual({ token: null, ticket: expect.any(String), isBound: false });
    const bound = await bind(context, begun.ticket ?? '', newPhone());
    expect(bound).toEqual({ token: null, ticket: expect.any(String), nickname });
    const fields = { nickname: bound.nickname, agreed: true, acknowledged: false };
    const { token } = await register(context, { ticket: bound.ticket ?? '', ...fields });
    const known = await findCaller(db, { bearer: token, cookie: cookies.get('session') ?? '' });
    expect(known).toMatchObject({ hasPhone: true });

    const other = newBrowser();
    const again = await exchange(other.context, nickname);
    expect(again).toEqual({ token: expect.any(String), ticket: null, isBound: false });
    const caller = await findCaller(db, { bearer: again.token, cookie: other.cookies.get('session') ?? '' });
    expect(caller?.personId).toBe(known?.personId);
  });

  test('somebody new binds the phone of their account, and is logged in', async () => {
    const { id, phone } = await newAccount();
    const { context, cookies } = newBrowser();
    const nickname = newcomer();
    const bound = await bind(context, await ticketOf(nickname), phone);
    expect(bound).toEqual({ token: expect.any(String), ticket: null, nickname: '' });
    const caller = await findCaller(database().db, { bearer: bound.token, cookie: cookies.get('session') ?? '' });
    expect(caller?.personId).toBe(id);
    expect(await linksOf(id)).toHaveLength(1);
    expect(await ticketOf(nickname)).toBe('');
  });

  test('a phone whose account has another login of the chat app is refused, and the ticket stays', async () => {
    const { phone } = await newAccount(newcomer());
    const ticket = await ticketOf(newcomer());
    const { context } = newBrowser();
    await expect(bind(context, ticket, phone)).rejects.toThrow('NumberLinked');
    expect(await bind(context, ticket, newPhone())).toMatchObject({ ticket: expect.any(String) });
    await expect(bind(context, ticket, newPhone())).rejects.toThrow('LinkExpired');
  });

  test('a wrong code binds nothing, and a ticket for something else neither', async () => {
    const { context: lin, phone } = await newAccount();
    const { context } = newBrowser();
    const ticket = await ticketOf(newcomer());
    const fields = { region: 'CN', mobile: phone };
    await expect(bindWechat(context, { ...fields, ticket, code: '123456', request: 'none' })).rejects.toThrow(
      'WrongCode',
    );
    const confirmation = (await confirmIdentity(lin, { password })).ticket;
    await expect(bind(context, confirmation, phone)).rejects.toThrow('LinkExpired');
  });

  test('a locked account is not opened, by exchange or by binding', async () => {
    const { db } = database();
    const nickname = newcomer();
    const { id, phone } = await newAccount(nickname);
    await db.transaction((tx) => tx.updateTable('account_user').set({ locked_at: 1 }).where('id', '=', id).execute());
    await expect(exchange(newBrowser().context, nickname)).rejects.toThrow('AccountLocked');
    await expect(bind(newBrowser().context, await ticketOf(newcomer()), phone)).rejects.toThrow('AccountLocked');
  });

  test('two binds of one login at the same instant make one link', async () => {
    const nickname = newcomer();
    const accounts = [await newAccount(), await newAccount()];
    const binds = await Promise.all(
      accounts.map(async ({ phone }) => {
        const ticket = await ticketOf(nickname);
        const { context } = newBrowser();
        const given = await receiveCode(context, { channel: 'phone', address: phone }, 'bind');
        return () => bindWechat(context, { ticket, region: 'CN', mobile: phone, ...given });
      }),
    );
    expect((await settled(binds.map((one) => one()))).toSorted()).toEqual(['WechatLinked', 'done']);
    const links = await Promise.all(accounts.map(({ id }) => linksOf(id)));
    expect(links.flat()).toHaveLength(1);
    await expect(bind(newBrowser().context, await ticketWhileNew(), newPhone())).rejects.toThrow('WechatLinked');

    /** A ticket from before the login got an account. */
    async function ticketWhileNew() {
      const someone = newcomer();
      const ticket = await ticketOf(someone);
      await newAccount(someone);
      return ticket;
    }
  });
});
