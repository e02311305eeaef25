import type { LoginWay } from '@/lib/base/wechat/port';
import * as contract from '@/lib/people/account/contract';
import { beginWechat } from '@/lib/people/account/server/begin-wechat';
import { bindWechat } from '@/lib/people/account/server/bind-wechat';
import { confirmIdentity } from '@/lib/people/account/server/confirm-identity';
import { exchangeWechat } from '@/lib/people/account/server/exchange-wechat';
import type { Context } from '@/lib/platform/server/context';
import type { WechatLoginSettings } from '@/lib/platform/server/settings';
import { addAccount, contextOf } from './accounts';
import { receiveCode } from './codes';
import { testContext } from './context';
import type { TestDatabase } from './engines';
import { startWechat } from './wechat';

/** The site that people return to, and the password of their accounts. */
export const siteUrl = 'https://light.example';
export const password = 'moonlight 7';

let count = 0;
/** Numbers that no other test has used. */
const next = () => {
  count += 1;
  return count;
};
export const newPhone = () => `+86137${String(next()).padStart(8, '0')}`;
/** A new person in the chat app. */
export const newcomer = () => `微信用户${next()}`;

/** A WeChat stand-in for a block of tests, and actions of people in both. */
export function wechatScene(database: () => TestDatabase) {
  let wechat: Awaited<ReturnType<typeof startWechat>>;
  let wechatLogin: WechatLoginSettings;

  beforeAll(async () => {
    wechat = await startWechat();
    const { appId, secret, web, apiUrl } = wechat.account;
    wechatLogin = { openUrl: apiUrl, apiUrl, inside: { appId, secret }, qr: web };
  });
  afterAll(() => wechat.stop());

  /** A browser, which keeps its cookies. */
  function newBrowser(overrides: Partial<Context> = {}) {
    const cookies = new Map<string, string>();
    const context = testContext(database().db, {
      now: Date.now,
      cookie: (name) => cookies.get(name) ?? null,
      setCookie: ({ name, value }) => (value ? cookies.set(name, value) : cookies.delete(name)),
      ...overrides,
    });
    return { context, cookies };
  }

  /** Agrees as a person to log in, or with a ticket to be bound, and returns the parameters of the redirect. */
  async function agree(context: Context, nickname: string, way: LoginWay = 'qr', ticket?: string) {
    const begun = await beginWechat(context, { way, ticket }, { siteUrl, wechatLogin });
    const address = new URL(contract.beginWechat.data.parse(begun).address);
    address.searchParams.set('nickname', nickname);
    const { headers } = await fetch(address, { redirect: 'manual' });
    const back = new URL(headers.get('location') ?? '');
    return {
      page: back.origin + back.pathname,
      code: back.searchParams.get('code') ?? '',
      state: back.searchParams.get('state') ?? '',
    };
  }
  async function exchange(context: Context, nickname: string, way: LoginWay = 'qr', ticket?: string) {
    const { code, state } = await agree(context, nickname, way, ticket);
    return contract.exchangeWechat.data.parse(await exchangeWechat(context, { code, state }, wechatLogin));
  }
  const confirm = async (context: Context) => (await confirmIdentity(context, { password })).ticket;
  /** Binds a person to the caller's account, like in the settings. */
  const link = async (context: Context, nickname: string, way: LoginWay = 'qr') =>
    exchange(asBrowser(context), nickname, way, await confirm(context));
  /** A ticket to bind a phone with. */
  const ticketOf = async (nickname: string) => (await exchange(newBrowser().context, nickname)).ticket ?? '';
  const bind = async (context: Context, ticket: string, phone: string) => {
    const given = await receiveCode(context, { channel: 'phone', address: phone }, 'bind');
    return contract.bindWechat.data.parse(await bindWechat(context, { ticket, region: 'CN', mobile: phone, ...given }));
  };
  async function newAccount(nickname?: string) {
    const [id, phone] = [`person-${next()}`, newPhone()];
    await addAccount(database().db, { id, phone, password });
    const context = await contextOf(database().db, id);
    if (nickname) await link(context, nickname);
    return { id, phone, context };
  }
  /** The same caller with a browser's cookies. */
  const asBrowser = ({ caller }: Context) => newBrowser({ caller }).context;
  const linksOf = (id: string) =>
    database()
      .db.read.selectFrom('account_credential')
      .select(['account_id', 'open_id'])
      .where('user_id', '=', id)
      .where('provider_id', '=', 'wechat')
      .execute();

  return {
    settings: () => wechatLogin,
    newBrowser,
    asBrowser,
    agree,
    exchange,
    confirm,
    link,
    ticketOf,
    bind,
    newAccount,
    linksOf,
  };
}
