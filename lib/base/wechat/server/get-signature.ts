import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '@/lib/platform/server/context';
import { type Env, env } from '@/lib/platform/server/env';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { PageSignature } from '../contract';
import { haveOneHost, textToSign } from '../rules/js-signature';
import { findJsapiTicket } from './find-jsapi-ticket';

/**
 * Signs an address of this site for the chat app's JS-SDK (specification section 7, 'getSignaturewx'). Throws
 * NotConfigured without a WeChat account, `400` (rule `own-host`) for an address of another host, Unavailable while
 * WeChat returns no ticket. The third argument overrides the configuration.
 */
export async function getSignature(
  context: Context,
  { url }: { url: string },
  { siteUrl, wechat }: Pick<Env, 'siteUrl' | 'wechat'> = env(),
): Promise<PageSignature> {
  if (!wechat) throw new CodedError('NotConfigured');
  if (!haveOneHost(url, siteUrl)) throw new CodedError('400', { fields: [{ field: 'url', rule: 'own-host' }] });
  const ticket = await findJsapiTicket(context, wechat);
  if (ticket === null) throw new CodedError('Unavailable');
  const timestamp = Math.floor(context.now() / 1000);
  const nonceStr = randomBytes(8).toString('hex');
  const signature = createHash('sha1').update(textToSign({ ticket, nonceStr, timestamp, url })).digest('hex');
  return { appId: wechat.appId, timestamp, nonceStr, signature };
}
