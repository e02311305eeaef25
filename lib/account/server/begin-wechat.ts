import type { Context } from '@/lib/platform/server/context';
import { type Env, env } from '@/lib/platform/server/env';
import { languageNames } from '@/lib/platform/shared/language';
import { authorizeAddress, type LoginWay } from '@/lib/wechat/port';
import { newWechatState, wechatStateCookie } from './wechat-state';

const validMs = 10 * 60_000;

/**
 * Begins a login by the chat app: the address of its page of consent, which leads back to /wechatGetCode in the caller's
 * language. This browser gets the state as a cookie too: only it can end the login. Throws NotConfigured where the site
 * does not offer that way.
 */
export async function beginWechat(
  context: Context,
  { way }: { way: LoginWay },
  { siteUrl, wechatLogin }: Pick<Env, 'siteUrl' | 'wechatLogin'> = env(),
): Promise<{ address: string }> {
  const state = newWechatState(way);
  const back = `${siteUrl}${languageNames[context.language].prefix}/wechatGetCode`;
  const address = authorizeAddress(way, back, state, wechatLogin);
  context.setCookie({ name: wechatStateCookie, value: state, expiresAt: context.now() + validMs });
  return { address };
}
