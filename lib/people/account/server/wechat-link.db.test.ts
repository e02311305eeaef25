import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { newcomer, wechatScene } from '@/test/wechat-scene';
import { findCaller } from './auth/sessions';
import { exchangeWechat } from './exchange-wechat';
import { getSecurity } from './get-security';
import { unbindWechat } from './unbind-wechat';

describeOnBothEngines("an account's login of the chat app", (database) => {
  const { settings, newBrowser, asBrowser, agree, exchange, confirm, link, ticketOf, newAccount, linksOf } =
    wechatScene(database);

  test('its owner binds it, after confirming, as often as they like', async () => {
    const nickname = newcomer();
    const { id, context } = await newAccount();
    const bound = { token: null, ticket: null, isBound: true };
    expect(await link(context, nickname)).toEqual(bound);
    expect(await link(context, nickname, 'inside')).toEqual(bound);
    expect(await linksOf(id)).toHaveLength(1);
    expect(await getSecurity(context)).toMatchObject({ hasWechat: true });
    const [one, other] = [asBrowser((await newAccount()).context), newcomer()];
    const backs = [
      await agree(one, other, 'qr', await confirm(one)),
      await agree(one, other, 'qr', await confirm(one)),
    ];
    const browsers = backs.map(({ state }) =>
      testContext(database().db, { now: Date.now, caller: one.caller, cookie: () => state }),
    );
    const both = browsers.map((browser, index) =>
      exchangeWechat(browser, backs[index] ?? { code: '', state: '' }, settings()),
    );
    expect(await settled(both)).toEqual(['done', 'done']);
  });

  test('who its owner is to the service account is known once they log in, or bind it, inside the chat app', async () => {
    const openIds = async (id: string) => (await linksOf(id)).map(({ open_id }) => open_id);
    const nickname = newcomer();
    const { id } = await newAccount(nickname);
    expect(await openIds(id)).toEqual([null]);
    await exchange(newBrowser().context, nickname, 'inside');
    const [known] = await openIds(id);
    expect(known).toMatch(/^o[\w-]{27}$/);
    await exchange(newBrowser().context, nickname, 'qr');
    expect(await openIds(id)).toEqual([known]);

    const { id: moId, context: mo } = await newAccount();
    await link(mo, newcomer(), 'inside');
    expect(await openIds(moId)).toEqual([expect.stringMatching(/^o[\w-]{27}$/)]);
  });

  test("another account's login is refused, and a second one", async () => {
    const nickname = newcomer();
    const { context: lin } = await newAccount(nickname);
    const { context: mo } = await newAccount();
    await expect(link(mo, nickname)).rejects.toThrow('WechatLinked');
    await expect(link(lin, newcomer())).rejects.toThrow('WechatLinked');
  });

  test('whoever sits at the session binds nothing without a confirmation in it', async () => {
    const { id, context: lin } = await newAccount();
    const { context: mo } = await newAccount();
    const browser = asBrowser(lin);
    const begin = (ticket: string) => agree(browser, newcomer(), 'qr', ticket);
    await expect(begin('guess')).rejects.toThrow('LinkExpired');
    await expect(begin(await confirm(mo))).rejects.toThrow('LinkExpired');
    await expect(begin(await ticketOf(newcomer()))).rejects.toThrow('LinkExpired');
    const visitor = newBrowser().context;
    await expect(agree(visitor, newcomer(), 'qr', await confirm(lin))).rejects.toThrow('Unauthorized');

    // With the session any cookie can be forged, but no ticket.
    for (const ticket of ['0'.repeat(64), await confirm(lin)]) {
      const { code } = await agree(browser, newcomer());
      const forged = `qrbind${ticket}`;
      const forger = newBrowser({ caller: lin.caller, cookie: () => forged }).context;
      await expect(exchangeWechat(forger, { code, state: forged }, settings())).rejects.toThrow('LinkExpired');
    }
    expect(await linksOf(id)).toEqual([]);
  });

  test('one confirmation binds once, and opens nothing else', async () => {
    const { id, context } = await newAccount();
    const browser = asBrowser(context);
    const ticket = await confirm(context);
    const { code, state } = await agree(browser, newcomer(), 'qr', ticket);
    await expect(agree(asBrowser(context), newcomer(), 'qr', ticket)).rejects.toThrow('LinkExpired');
    await expect(unbindWechat(context, { ticket: state.slice('qrbind'.length) })).rejects.toThrow('LinkExpired');
    expect(await exchangeWechat(browser, { code, state }, settings())).toMatchObject({ isBound: true });

    const again = newBrowser({ caller: context.caller, cookie: () => state }).context;
    const other = await agree(newBrowser().context, newcomer());
    await expect(exchangeWechat(again, { code: other.code, state }, settings())).rejects.toThrow('LinkExpired');
    expect(await linksOf(id)).toHaveLength(1);
  });

  test.each(['logged out', 'logged in as somebody else'])(
    'a browser that is %s meanwhile binds nothing',
    async (how) => {
      const { id, context: lin } = await newAccount();
      const { id: moId, context: mo } = await newAccount();
      const { code, state } = await agree(asBrowser(lin), newcomer(), 'qr', await confirm(lin));
      const caller = how === 'logged out' ? null : mo.caller;
      const later = newBrowser({ caller, cookie: () => state }).context;
      await expect(exchangeWechat(later, { code, state }, settings())).rejects.toThrow('LinkExpired');
      expect([await linksOf(id), await linksOf(moId)]).toEqual([[], []]);
    },
  );

  test('a login never binds, whoever is logged in: it logs in, or begins with a phone', async () => {
    const nickname = newcomer();
    const { id } = await newAccount(nickname);
    const { id: moId, context: mo } = await newAccount();
    const { context, cookies } = newBrowser({ caller: mo.caller });
    expect(await exchange(context, newcomer())).toEqual({ token: null, ticket: expect.any(String), isBound: false });
    const { token, isBound } = await exchange(context, nickname);
    expect(isBound).toBe(false);
    const caller = await findCaller(database().db, { bearer: token, cookie: cookies.get('session') ?? '' });
    expect(caller?.personId).toBe(id);
    expect(await linksOf(moId)).toEqual([]);
  });

  test('it is taken off, unless nothing else opens the account', async () => {
    const { db } = database();
    const nickname = newcomer();
    const { id, context } = await newAccount(nickname);
    const change = (fields: { phone: string | null; email: string | null }) =>
      db.transaction((tx) => tx.updateTable('account_user').set(fields).where('id', '=', id).execute());
    await change({ phone: null, email: null });
    await expect(unbindWechat(context, { ticket: await confirm(context) })).rejects.toThrow('LastWayIn');
    await expect(unbindWechat(context, { ticket: 'guess' })).rejects.toThrow('LinkExpired');
    const foreign = await confirm((await newAccount()).context);
    await expect(unbindWechat(context, { ticket: foreign })).rejects.toThrow('LinkExpired');
    expect(await linksOf(id)).toHaveLength(1);
    await change({ phone: null, email: `${id}@example.org` });
    expect(await unbindWechat(context, { ticket: await confirm(context) })).toMatchObject({ hasWechat: false });
    expect(await unbindWechat(context, { ticket: await confirm(context) })).toMatchObject({ hasWechat: false });
    expect(await ticketOf(nickname)).not.toBe('');
  });

  test('an e-mail address without a password is no way in', async () => {
    const { db } = database();
    const { id, phone, context } = await newAccount(newcomer());
    const ticket = await confirm(context);
    await db.transaction(async (tx) => {
      await tx
        .deleteFrom('account_credential')
        .where('user_id', '=', id)
        .where('provider_id', '=', 'credential')
        .execute();
      await tx
        .updateTable('account_user')
        .set({ phone: null, email: `${id}@example.org` })
        .where('id', '=', id)
        .execute();
    });
    await expect(unbindWechat(context, { ticket })).rejects.toThrow('LastWayIn');
    await db.transaction((tx) => tx.updateTable('account_user').set({ phone }).where('id', '=', id).execute());
    expect(await unbindWechat(context, { ticket })).toMatchObject({ hasWechat: false });
  });
});
