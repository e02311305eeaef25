import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { codeRules } from '../codes';
import type { Target } from '../rules/target';
import { findOwnAccount } from './own-account';
import { requestCode } from './request-code';

/** Sends a code to the caller's phone, or e-mail address without a phone. See {@link requestCode}. */
export async function sendConfirmCode(context: Context): Promise<{ request: string; secondsBetween: number }> {
  const request = await requestCode(context, ownTarget(await findOwnAccount(context)), { purpose: 'confirm' });
  return { request, secondsBetween: codeRules.secondsBetween };
}

/** The address for codes to the owner of an account. Throws Forbidden for an account without any. */
export function ownTarget({ phone, email }: { phone: string | null; email: string | null }): Target {
  if (phone) return { channel: 'phone', address: phone };
  if (email) return { channel: 'email', address: email };
  throw new CodedError('Forbidden');
}
