import { loginOffer } from '@/lib/base/wechat/port';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import type { WechatLoginSettings } from '@/lib/platform/server/settings';
import type { Security } from '../contract';
import { maskEmail, maskPhone } from '../rules/mask';
import { findOwnAccount } from './own-account';

/** The logins of the caller's account, for /Settings. */
export async function getSecurity(
  context: Context,
  _input: object = {},
  wechatLogin: WechatLoginSettings = env().wechatLogin,
): Promise<Security> {
  const { phone, email, passwordHash, hasWechat, staff_role, erase_at } = await findOwnAccount(context);
  return {
    phone: phone && (await maskPhone(phone)),
    email: email && maskEmail(email),
    hasPassword: passwordHash !== null,
    hasWechat,
    wechatOffer: loginOffer(wechatLogin),
    staff: staff_role,
    erasedAt: erase_at === null ? null : new Date(erase_at).toISOString(),
  };
}
