import { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import type { WechatApp, WechatLoginSettings } from '@/lib/platform/server/settings';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { ask, WechatError } from './wechat-api';

/** The ways to log in: inside the chat app's own browser, or elsewhere by a QR code that the chat app scans. */
export const loginWays = ['inside', 'qr'] as const;
export type LoginWay = (typeof loginWays)[number];

/** The person who logged in, according to the chat app. */
export interface WechatPerson {
  /** The union id where there is one, since only that is the same in both ways; else the open id. */
  accountId: string;
  /** Who they are to the service account; null where they did not log in to it, but to the website app. */
  openId: string | null;
  nickname: string;
}

/** For both calls together, as a person is waiting. */
const exchangeMs = 8000;
/** WeChat's error codes for an unknown or expired code, and for one that was used before. */
const codeRejections: readonly unknown[] = [40029, 40163];

const pages = {
  inside: { path: '/connect/oauth2/authorize', scope: 'snsapi_userinfo' },
  qr: { path: '/connect/qrconnect', scope: 'snsapi_login' },
} as const;

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  openid: z.string().min(1),
  /** 1 for a viewer of a page snapshot: a temporary account made up by WeChat. */
  is_snapshotuser: z.int().optional(),
});
const personAnswer = z.object({
  openid: z.string().min(1),
  unionid: z.string().min(1).optional(),
  nickname: z.string().default(''),
});

/**
 * The address where the chat app asks whether to log in; it redirects back to `redirectUri` with `code` and `state`. A
 * state of at most 128 letters and digits comes back unchanged. Throws NotConfigured where the site has no app for this
 * way.
 */
export function authorizeAddress(
  way: LoginWay,
  redirectUri: string,
  state: string,
  settings: WechatLoginSettings = env().wechatLogin,
): string {
  const { path, scope } = pages[way];
  const { appId } = appOf(way, settings);
  // In the order that WeChat's documentation requires.
  const query = new URLSearchParams({ appid: appId, redirect_uri: redirectUri, response_type: 'code', scope, state });
  return `${settings.openUrl}${path}?${query}#wechat_redirect`;
}

/**
 * The person of a returned code. Throws LinkExpired for a code that is unknown, expired, used or of a temporary account
 * (the person is asked again, and can then log in), NotConfigured where the site has no app for this way, and
 * Unavailable for everything else, which is logged.
 */
export async function exchangeCode(
  context: Context,
  way: LoginWay,
  code: string,
  settings: WechatLoginSettings = env().wechatLogin,
): Promise<WechatPerson> {
  const app = appOf(way, settings);
  try {
    const person = await findPerson(settings.apiUrl, app, code);
    return way === 'inside' ? person : { ...person, openId: null };
  } catch (error) {
    if (error instanceof CodedError) throw error;
    if (error instanceof WechatError && codeRejections.includes(error.errcode)) throw new CodedError('LinkExpired');
    context.log.warn({ err: error, way }, 'WeChat did not say who has logged in');
    throw new CodedError('Unavailable');
  }
}

async function findPerson(apiUrl: string, { appId, secret }: WechatApp, code: string): Promise<WechatPerson> {
  const signal = AbortSignal.timeout(exchangeMs);
  const codeQuery = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' });
  const given = await ask(tokenAnswer, `${apiUrl}/sns/oauth2/access_token?${codeQuery}`, { signal });
  const { access_token, openid } = given;
  if (given.is_snapshotuser === 1) throw new CodedError('LinkExpired');
  const personQuery = new URLSearchParams({ access_token, openid, lang: 'zh_CN' });
  const person = await ask(personAnswer, `${apiUrl}/sns/userinfo?${personQuery}`, { signal });
  return { accountId: person.unionid ?? person.openid, openId: person.openid, nickname: person.nickname };
}

/** The ways of logging in by the chat app that the site offers: those it has an app for. */
export function loginOffer({ inside, qr }: WechatLoginSettings = env().wechatLogin): Record<LoginWay, boolean> {
  return { inside: inside !== null, qr: qr !== null };
}

function appOf(way: LoginWay, settings: WechatLoginSettings): WechatApp {
  const app = settings[way];
  if (!app) throw new CodedError('NotConfigured');
  return app;
}
