import { env } from '@/lib/platform/server/env';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { counter } from './counter';
import type { Provider } from './provider';
import { wechatPay } from './wechat-pay/wechat-pay';

type Settings = Pick<ReturnType<typeof env>, 'demo' | 'wechatPay'>;

/**
 * The service that new payments begin at: WeChat Pay where it is configured, on a demonstration else a counter of our own;
 * null for none.
 */
export function payService({ demo, wechatPay: account }: Settings = env()): Provider | null {
  if (account) return wechatPay(account);
  return demo ? counter : null;
}

/** Whether payments belong to the account that people log in by inside the chat app, so that its window opens for them. */
export function isPayableInside(): boolean {
  const { wechatLogin, wechatPay: account } = env();
  return wechatLogin.inside?.appId === account?.appId;
}

/** The service of a payment that was begun. Throws NotConfigured where it is not configured any more. */
export function providerOf(way: Provider['way'], settings: Settings = env()): Provider {
  if (way === 'counter' && settings.demo) return counter;
  if (way === 'wechat' && settings.wechatPay) return wechatPay(settings.wechatPay);
  throw new CodedError('NotConfigured');
}
