import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How it fails: by the errcode for a busy system, with an error page, with less than it promised, or by no answer. */
export type WechatFailure = 'busy' | 'error page' | 'nonsense' | 'silence';

/** The account, as the product is configured with it; every start has one of its own. */
export interface WechatAccount {
  appId: string;
  secret: string;
  /** Stands for https://api.weixin.qq.com. */
  apiUrl: string;
}

/** What WeChat knows, to be looked at and changed by a test. */
export interface WechatState {
  now: () => number;
  failure: WechatFailure | null;
  calls: { token: number; ticket: number };
  token: Given | null;
  /** When each token that is taken expires. */
  tokens: Map<string, number>;
  ticket: Given | null;
}

interface Given {
  value: string;
  givenAt: number;
  expiresAt: number;
}

type Answer = Record<string, unknown>;

const lifetimeMs = 7_200_000;
/** Within this time before the old one expires a new one is given, and both are taken. */
const handoverMs = 300_000;
const forcedEveryMs = 30_000;

/**
 * WeChat on a free port of the loopback: the part of its documented protocol that signs pages (getStableAccessToken
 * and getticket). `now` is its clock, in milliseconds UTC.
 */
export async function startWechat(
  now: () => number = Date.now,
): Promise<{ account: WechatAccount; state: WechatState; stop(): Promise<void> }> {
  const account = { appId: `wx${randomBytes(8).toString('hex')}`, secret: randomBytes(16).toString('hex') };
  const calls = { token: 0, ticket: 0 };
  const state: WechatState = { now, failure: null, calls, token: null, tokens: new Map(), ticket: null };
  const server = createServer(async (request, response) => {
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

type Known = Pick<WechatAccount, 'appId' | 'secret'>;

function answerTo(account: Known, state: WechatState, request: IncomingMessage, body: string): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const call = `${request.method} ${pathname}`;
  if (call === 'POST /cgi-bin/stable_token') return giveToken(account, state, body);
  if (call === 'GET /cgi-bin/ticket/getticket') return giveTicket(state, searchParams);
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
