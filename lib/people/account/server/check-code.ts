import type { Context } from '@/lib/platform/server/context';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { checkCode as contract } from '../contract';
import type { Target } from '../rules/target';
import { findUser } from './find-user';
import { takeCode } from './take-code';
import { targetOfInput } from './target-of-input';
import { type Claim, giveTicket } from './tickets';

/**
 * Proves a code and returns a ticket for its purpose: to register, or to set a new password. Only callers who have
 * proven that the address is theirs learn that it has an account already (AccountExists).
 */
export async function checkCode(
  context: Context,
  { purpose, code, request, ...fields }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const target = await targetOfInput(fields);
  await takeCode(context, target, purpose, { code, request });
  const user = await findUser(context.db, target);
  const claim: Claim = purpose === 'reset' ? resetClaim(user) : registerClaim(user, target);
  return { ticket: await context.db.transaction((tx) => giveTicket(tx, claim, context.now())) };
}

/** Codes to set a password are only sent for accounts: without one, it was deleted since. */
function resetClaim(user: { id: string } | null): Claim {
  if (!user) throw new CodedError('WrongCode');
  return { kind: 'reset', userId: user.id };
}

function registerClaim(user: { id: string } | null, { channel, address }: Target): Claim {
  if (user) throw new CodedError('AccountExists');
  const [phone, email] = channel === 'phone' ? [address, null] : [null, address];
  return { kind: 'register', phone, email, wechat: null };
}
