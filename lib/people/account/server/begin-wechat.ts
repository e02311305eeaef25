import { authorizeAddress } from '@/lib/base/wechat/port';
import type { Context } from '@/lib/platform/server/context';
import { type Env, env } from '@/lib/platform/server/env';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { languageNames } from '@/lib/platform/shared/language';
import type { beginWechat as contract } from '../contract';
import { takeConfirmation } from './confirm-identity';
import { giveTicket } from './tickets';
import { newWechatState, wechatStateCookie } from './wechat-state';

const validMs = 10 * 60_000;

/**
 * Starts a login by the chat app: returns the address of its consent page, which redirects back to /wechatGetCode in
 * the caller's language. The state is also set as a cookie: only this browser can complete the login. With the ticket
 * of a confirmation the login is bound to the caller's account instead.
 * Throws NotConfigured where the site does not offer that way; with a ticket Unauthorized for a visitor, and
 * LinkExpired for one that is not a confirmation of this session.
 */
export async function beginWechat(
  context: Context,
  { way, ticket }: InputOf<typeof contract>,
  { siteUrl, wechatLogin }: Pick<Env, 'siteUrl' | 'wechatLogin'> = env(),
): Promise<{ address: string }> {
  const state = newWechatState({ way, ticket: ticket === undefined ? null : await allowBinding(context, ticket) });
  const back = `${siteUrl}${languageNames[context.language].prefix}/wechatGetCode`;
  const address = authorizeAddress(way, back, state, wechatLogin);
  context.setCookie({ name: wechatStateCookie, value: state, expiresAt: context.now() + validMs });
  return { address };
}

/**
 * Takes the confirmation, and gives a ticket that only allows binding, and only in this session. A cookie would prove
 * nothing here: whoever has stolen a session can send any cookie.
 */
async function allowBinding(context: Context, confirmation: string): Promise<string> {
  const { sessionId } = signedIn(context);
  return context.db.transaction(async (tx) => {
    await takeConfirmation(context, tx, confirmation);
    return giveTicket(tx, { kind: 'bind', sessionId }, context.now());
  });
}
