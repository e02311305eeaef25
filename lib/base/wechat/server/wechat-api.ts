import { z } from 'zod';
import type { WechatSettings } from '@/lib/platform/server/settings';

/** A temporary credential from WeChat. */
export interface Credential {
  value: string;
  /** Seconds. */
  expiresIn: number;
}

/** WeChat rejected a call. The message is for the log: errcode and errmsg, never a credential. */
export class WechatError extends Error {
  override readonly name = 'WechatError';

  constructor(
    message: string,
    readonly errcode: number | null = null,
  ) {
    super(message);
  }
}

const answerMs = 5000;
const longestMessage = 300;

const refusal = z.object({ errcode: z.int().refine((errcode) => errcode !== 0), errmsg: z.string().default('') });
const expiry = { expires_in: z.int().positive() };
const tokenAnswer = z.object({ access_token: z.string().min(1), ...expiry });
const ticketAnswer = z.object({ ticket: z.string().min(1), ...expiry });

/**
 * Requests the access token (WeChat's getStableAccessToken). It is the same one until five minutes before it expires;
 * `force` invalidates the old one at once, which WeChat allows 20 times a day.
 */
export async function requestToken(settings: WechatSettings, { force }: { force: boolean }): Promise<Credential> {
  const { apiUrl, appId, secret } = settings;
  const body = { grant_type: 'client_credential', appid: appId, secret, force_refresh: force };
  const answer = await ask(tokenAnswer, `${apiUrl}/cgi-bin/stable_token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { value: answer.access_token, expiresIn: answer.expires_in };
}

/** Requests the ticket that signs pages (WeChat's JS-SDK documentation, appendix 1). */
export async function requestTicket({ apiUrl }: WechatSettings, token: string): Promise<Credential> {
  const query = new URLSearchParams({ access_token: token, type: 'jsapi' });
  const answer = await ask(ticketAnswer, `${apiUrl}/cgi-bin/ticket/getticket?${query}`);
  return { value: answer.ticket, expiresIn: answer.expires_in };
}

/** One call; rejections come with status 200. Throws a WechatError, or a network error. */
export async function ask<Answer extends z.ZodType>(schema: Answer, address: string, init: RequestInit = {}) {
  const signal = init.signal ?? AbortSignal.timeout(answerMs);
  const response = await fetch(address, { ...init, redirect: 'error', signal });
  const answer = parseJson(await response.text());
  const refused = refusal.safeParse(answer).data;
  if (refused) {
    const { errcode, errmsg } = refused;
    throw new WechatError(`WeChat answered ${errcode}: ${errmsg.slice(0, longestMessage)}`, errcode);
  }
  const given = schema.safeParse(answer);
  if (!given.success) throw new WechatError(`WeChat's answer with status ${response.status} is unreadable.`);
  return given.data;
}

/** Undefined for invalid JSON: the parser's own error would quote the answer, which may contain a credential. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
