import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TemplateState, takeTemplate } from './wechat-template.ts';

/** How it fails: by the errcode for a busy system, with an error page, with missing fields, or without an answer. */
export type WechatFailure = 'busy' | 'error page' | 'nonsense' | 'silence';

/** The account in the product's configuration; a new one for every start. */
export interface WechatAccount {
  appId: string;
  secret: string;
  /** The website app of the open platform. */
  web: { appId: string; secret: string };
  /** Replaces https://api.weixin.qq.com and https://open.weixin.qq.com. */
  apiUrl: string;
}

/** WeChat's state, to be read and changed by a test. */
export interface WechatState extends TemplateState {
  now: () => number;
  failure: WechatFailure | null;
  calls: { token: number; ticket: number };
  token: Given | null;
  /** The expiry of each valid token. */
  tokens: Map<string, number>;
  ticket: Given | null;
  /** Whether both apps belong to one account of the open platform, so that people have a union id. */
  hasUnion: boolean;
  /** Whether people see a snapshot, with a temporary account. */
  isSnapshot: boolean;
  /** Codes of people who agreed to log in. */
  codes: Map<string, Login & { expiresAt: number; isUsed: boolean }>;
  /** The person of each profile token. */
  profiles: Map<string, Login>;
}

/** A login of a person to an app, by nickname. */
interface Login {
  appId: string;
  nickname: string;
}

interface Given {
  value: string;
  givenAt: number;
  expiresAt: number;
}

type Answer = Record<string, unknown>;

const lifetimeMs = 7_200_000;
/** During this time before the old token expires a new one is issued, and both are valid. */
const handoverMs = 300_000;
const forcedEveryMs = 30_000;
const codeMs = 300_000;

/**
 * WeChat on a free loopback port: the part of its documented protocol that signs pages (getStableAccessToken and
 * getticket), that sends messages (sendTemplateMessage) and for logins (the two consent pages, snsAccessToken and
 * snsUserInfo). A consent page asks for a name, so that a browser can be anybody. `now` is its clock, in milliseconds UTC.
 */
export async function startWechat(
  now: () => number = Date.now,
): Promise<{ account: WechatAccount; state: WechatState; stop(): Promise<void> }> {
  const account = { ...newApp(), web: newApp() };
  const calls = { token: 0, ticket: 0 };
  const state: WechatState = { now, failure: null, calls, token: null, tokens: new Map(), ticket: null, ...nobody() };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname.startsWith('/connect/')) return showConsent(account, state, pathname, searchParams, response);
    const answer = answerTo(account, state, request, await text(request));
    if (state.failure === 'silence') return;
    if (state.failure === 'error page') response.writeHead(500, { 'Content-Type': 'text/html' });
    response.end(state.failure === 'error page' ? `<html>${JSON.stringify(answer)}</html>` : JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    account: { ...account, apiUrl: `http://127.0.0.1:${port}` },
    state,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

type Known = Omit<WechatAccount, 'apiUrl'>;

function answerTo(account: Known, state: WechatState, request: IncomingMessage, body: string): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const call = `${request.method} ${pathname}`;
  if (call === 'POST /cgi-bin/stable_token') return giveToken(account, state, body);
  if (call === 'GET /cgi-bin/ticket/getticket') return giveTicket(state, searchParams);
  if (call === 'GET /sns/oauth2/access_token') return giveProfileToken(account, state, searchParams);
  if (call === 'GET /sns/userinfo') return giveProfile(state, searchParams);
  if (call === 'POST /cgi-bin/message/template/send') return takeTemplate(state, searchParams, body);
  return refusal(-1, `there is no ${call}`);
}

function giveToken(account: Known, state: WechatState, body: string): Answer {
  state.calls.token += 1;
  if (state.failure === 'busy') return refusal(-1, 'system error');
  const { grant_type, appid, secret, force_refresh = false } = JSON.parse(body);
  if (grant_type !== 'client_credential') return refusal(40002, 'invalid grant_type');
  if (appid !== account.appId) return refusal(40013, 'invalid appid');
  if (secret !== account.secret) return refusal(40125, 'invalid appsecret');
  const now = state.now();
  const forced = force_refresh && !(state.token && now - state.token.givenAt < forcedEveryMs);
  if (forced) state.tokens.clear();
  if (forced || !isFresh(state.token, now)) {
    state.token = newOne(now);
    state.tokens.set(state.token.value, state.token.expiresAt);
  }
  const { value, expiresAt } = state.token as Given;
  if (state.failure === 'nonsense') return { access_token: value };
  return { access_token: value, expires_in: Math.floor((expiresAt - now) / 1000) };
}

function giveTicket(state: WechatState, query: URLSearchParams): Answer {
  state.calls.ticket += 1;
  if (state.failure === 'busy') return refusal(-1, 'system error');
  const now = state.now();
  const expiresAt = state.tokens.get(query.get('access_token') ?? '');
  if (expiresAt === undefined) return refusal(40001, 'invalid credential, access_token is invalid or not latest');
  if (expiresAt <= now) return refusal(42001, 'access_token expired');
  if (query.get('type') !== 'jsapi') return refusal(40097, 'invalid args');
  if (!isFresh(state.ticket, now)) state.ticket = newOne(now);
  const { value, expiresAt: ends } = state.ticket as Given;
  const ok = { errcode: 0, errmsg: 'ok', ticket: value };
  return state.failure === 'nonsense' ? ok : { ...ok, expires_in: Math.floor((ends - now) / 1000) };
}

function isFresh(given: Given | null, now: number): boolean {
  return given !== null && given.expiresAt - now > handoverMs;
}

function newOne(now: number): Given {
  return { value: randomBytes(40).toString('base64url'), givenAt: now, expiresAt: now + lifetimeMs };
}

function refusal(errcode: number, errmsg: string): Answer {
  return { errcode, errmsg };
}

function newApp() {
  return { appId: `wx${randomBytes(8).toString('hex')}`, secret: randomBytes(16).toString('hex') };
}

function nobody(): Omit<WechatState, 'now' | 'failure' | 'calls' | 'token' | 'tokens' | 'ticket'> {
  const messages = { delivered: [], strangers: new Set<string>(), refusal: null };
  return { ...messages, hasUnion: true, isSnapshot: false, codes: new Map(), profiles: new Map() };
}

const consents: Record<string, { scope: string; app: (account: Known) => { appId: string } }> = {
  '/connect/oauth2/authorize': { scope: 'snsapi_userinfo', app: (account) => account },
  '/connect/qrconnect': { scope: 'snsapi_login', app: ({ web }) => web },
};

/** Asks for a name, by a form that returns here; then redirects to the site with a code and the state. */
function showConsent(
  account: Known,
  state: WechatState,
  path: string,
  query: URLSearchParams,
  response: ServerResponse,
) {
  const appId = query.get('appid') ?? '';
  const consent = consents[path];
  const isRight =
    consent?.app(account).appId === appId &&
    query.get('scope') === consent.scope &&
    query.get('response_type') === 'code' &&
    URL.canParse(query.get('redirect_uri') ?? '') &&
    /^[a-zA-Z0-9]{0,128}$/.test(query.get('state') ?? '');
  if (!isRight) return response.writeHead(400, { 'Content-Type': 'text/plain' }).end('wrong parameters');
  const nickname = query.get('nickname');
  if (nickname === null)
    return response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(form(query));
  const code = randomBytes(16).toString('hex');
  state.codes.set(code, { appId, nickname, expiresAt: state.now() + codeMs, isUsed: false });
  const back = new URL(query.get('redirect_uri') ?? '');
  back.searchParams.set('code', code);
  back.searchParams.set('state', query.get('state') ?? '');
  return response.writeHead(302, { Location: back.href }).end();
}

function form(query: URLSearchParams): string {
  const escaped = (value: string) => value.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const hidden = [...query].map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`);
  return `<!doctype html><title>WeChat</title><form>${hidden.join('')}
<label>Nickname <input name="nickname" required></label> <button>Allow</button></form>`;
}

function giveProfileToken(account: Known, state: WechatState, query: URLSearchParams): Answer {
  if (state.failure === 'busy') return refusal(-1, 'system error');
  const app = [account, account.web].find(({ appId }) => appId === query.get('appid'));
  if (!app) return refusal(40013, 'invalid appid');
  if (query.get('secret') !== app.secret) return refusal(40125, 'invalid appsecret');
  if (query.get('grant_type') !== 'authorization_code') return refusal(40002, 'invalid grant_type');
  const login = state.codes.get(query.get('code') ?? '');
  if (!login || login.appId !== app.appId || login.expiresAt <= state.now()) return refusal(40029, 'invalid code');
  if (login.isUsed) return refusal(40163, 'code been used');
  login.isUsed = true;
  const token = randomBytes(40).toString('base64url');
  state.profiles.set(token, login);
  const given = { access_token: token, expires_in: 7200, refresh_token: randomBytes(40).toString('base64url') };
  if (state.failure === 'nonsense') return given;
  return { ...given, ...idsOf(state, login), ...(state.isSnapshot && { is_snapshotuser: 1 }) };
}

function giveProfile(state: WechatState, query: URLSearchParams): Answer {
  const login = state.profiles.get(query.get('access_token') ?? '');
  if (!login) return refusal(40001, 'invalid credential, access_token is invalid or not latest');
  const ids = idsOf(state, login);
  if (query.get('openid') !== ids.openid) return refusal(40003, 'invalid openid');
  return {
    ...ids,
    nickname: login.nickname,
    sex: 0,
    province: '',
    city: '',
    country: '',
    headimgurl: '',
    privilege: [],
  };
}

/** The open id of this app, and the union id of all apps. */
function idsOf(state: WechatState, { appId, nickname }: Login) {
  const id = (text: string) => `o${createHash('sha256').update(text).digest('base64url').slice(0, 27)}`;
  return { openid: id(`${appId} ${nickname}`), ...(state.hasUnion && { unionid: id(nickname) }) };
}
