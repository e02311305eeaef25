import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { newcomer, password, wechatScene } from '@/test/wechat-scene';
import { confirmIdentity } from './confirm-identity';
import { exchangeWechat } from './exchange-wechat';
import { getSecurity } from './get-security';
import { unbindWechat } from './unbind-wechat';

jest.setTimeout(30_000);

describeOnBothEngines("an account's login of the chat app", (database) => {
  const { settings, asBrowser, agree, exchange, ticketOf, newAccount, linksOf } = wechatScene(database);

  test('who is logged in binds it to their account, as often as they like', async () => {
    const nickname = newcomer();
    const { id, context } = await newAccount();
    const bound = { token: null, ticket: null, isBound: true };
    expect(await exchange(asBrowser(context), nickname)).toEqual(bound);
    expect(await exchange(asBrowser(context), nickname, 'inside')).toEqual(bound);
    expect(await linksOf(id)).toHaveLength(1);
    expect(await getSecurity(context)).toMatchObject({ hasWechat: true });
    const [one, other] = [asBrowser((await newAccount()).context), newcomer()];
    const backs = [await agree(one, other), await agree(one, other)];
    const browsers = backs.map(({ state }) =>
      testContext(database().db, { now: Date.now, caller: one.caller, cookie: () => state }),
    );
    const both = browsers.map((browser, index) =>
      exchangeWechat(browser, backs[index] ?? { code: '', state: '' }, settings()),
    );
    expect(await settled(both)).toEqual(['done', 'done']);
  });

  test("another account's login is refused, and a second one", async () => {
    const nickname = newcomer();
    const { context: lin } = await newAccount(nickname);
    const { context: mo } = await newAccount();
    await expect(exchange(asBrowser(mo), nickname)).rejects.toThrow('WechatLinked');
    await expect(exchange(asBrowser(lin), newcomer())).rejects.toThrow('WechatLinked');
  });

  test('it is taken off, unless nothing else opens the account', async () => {
    const { db } = database();
    const nickname = newcomer();
    const { id, context } = await newAccount(nickname);
    const confirm = async () => (await confirmIdentity(context, { password })).ticket;
    const change = (fields: { phone: string | null; email: string | null }) =>
      db.transaction((tx) => tx.updateTable('account_user').set(fields).where('id', '=', id).execute());
    await change({ phone: null, email: null });
    await expect(unbindWechat(context, { ticket: await confirm() })).rejects.toThrow('LastWayIn');
    await expect(unbindWechat(context, { ticket: 'guess' })).rejects.toThrow('LinkExpired');
    const foreign = (await confirmIdentity((await newAccount()).context, { password })).ticket;
    await expect(unbindWechat(context, { ticket: foreign })).rejects.toThrow('LinkExpired');
    expect(await linksOf(id)).toHaveLength(1);
    await change({ phone: null, email: `${id}@example.org` });
    expect(await unbindWechat(context, { ticket: await confirm() })).toMatchObject({ hasWechat: false });
    expect(await unbindWechat(context, { ticket: await confirm() })).toMatchObject({ hasWechat: false });
    expect(await ticketOf(nickname)).not.toBe('');
  });

  test('an e-mail address without a password is no way in', async () => {
    const { db } = database();
    const { id, phone, context } = await newAccount(newcomer());
    const { ticket } = await confirmIdentity(context, { password });
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
