import type { Context } from '@/lib/platform/server/context';
import type { WechatSettings } from '@/lib/platform/server/settings';
import { type CredentialKey, discardCredential, sharedCredential } from './shared-credential';
import { requestToken, WechatError } from './wechat-api';

/** WeChat's error codes for an invalid, malformed or expired access token. */
export const tokenRejections: readonly unknown[] = [40001, 40014, 42001];

/**
 * Makes a call that needs the access token, which all nodes share. When WeChat does not take that token any more, the call is
 * made once more with a new one. Throws what the call throws, and a WechatError when there is no token to be had.
 */
export async function withToken<Answer>(
  context: Context,
  settings: WechatSettings,
  call: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await findToken(context, settings);
  try {
    return await call(token);
  } catch (error) {
    if (!(error instanceof WechatError && tokenRejections.includes(error.errcode))) throw error;
    return call(await replaceToken(context, settings, token));
  }
}

/**
 * The access token. WeChat returns the same one until shortly before it expires; a new one is forced only when WeChat
 * returns exactly the one that it `rejected`, since that invalidates it for other users of the account.
 */
async function findToken(context: Context, settings: WechatSettings, rejected?: string): Promise<string> {
  const token = await sharedCredential(context, tokenKey(settings), async () => {
    const given = await requestToken(settings, { force: false });
    return given.value === rejected ? requestToken(settings, { force: true }) : given;
  });
  if (token === null) throw new WechatError('There is no access token.');
  return token;
}

async function replaceToken(context: Context, settings: WechatSettings, rejected: string): Promise<string> {
  await discardCredential(context, tokenKey(settings), rejected);
  return findToken(context, settings, rejected);
}

function tokenKey({ appId }: WechatSettings): CredentialKey {
  return { app_id: appId, name: 'access_token' };
}
