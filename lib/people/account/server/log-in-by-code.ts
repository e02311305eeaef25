import type { Context } from '@/lib/platform/server/context';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { logInByCode as contract } from '../contract';
import { giveSession, openSession } from './auth/sessions';
import { findUser } from './find-user';
import { takeCode } from './take-code';
import { targetOfInput } from './target-of-input';
import { giveTicket } from './tickets';

/**
 * Logs in by a code to a phone; a number without an account gets a ticket for registration. The code is used up either
 * way. Throws AccountLocked, after the right code.
 */
export async function logInByCode(
  context: Context,
  { region, mobile, code, request }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const target = await targetOfInput({ region, mobile });
  await takeCode(context, target, 'login', { code, request });
  const user = await findUser(context.db, target);
  if (user?.isLocked) throw new CodedError('AccountLocked');
  if (user) {
    const opened = await context.db.transaction((tx) => openSession(context, tx, user.id));
    return { ...(await giveSession(context, opened)), ticket: null };
  }
  const claim = { kind: 'register', phone: target.address, email: null, wechat: null } as const;
  return { token: null, ticket: await context.db.transaction((tx) => giveTicket(tx, claim, context.now())) };
}
