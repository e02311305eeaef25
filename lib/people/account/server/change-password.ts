import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { changePassword as contract, Security } from '../contract';
import { endSessions } from './auth/sessions';
import { takeConfirmation } from './confirm-identity';
import { getSecurity } from './get-security';
import { hashNewPassword, setPassword } from './new-password';

/** Sets the caller's password, or a first one, and ends every other session, so that whoever knows the old one is logged out. */
export async function changePassword(
  context: Context,
  { ticket, password }: InputOf<typeof contract>,
): Promise<Security> {
  const { personId, sessionId } = signedIn(context);
  const hash = await hashNewPassword(password);
  await context.db.transaction(async (tx) => {
    await takeConfirmation(context, tx, ticket);
    await setPassword(tx, personId, hash, context.now());
    await endSessions(tx, { personId, except: sessionId }, 'device');
  });
  return getSecurity(context);
}
