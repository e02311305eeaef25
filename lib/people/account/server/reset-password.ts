import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { resetPassword as contract } from '../contract';
import { endSessions, giveSession, openSession } from './auth/sessions';
import { hashNewPassword, setPassword } from './new-password';
import { takeTicket } from './tickets';

/**
 * Sets a password by a ticket, with or without a previous one; ends every session of the account, whose clients are
 * told, and logs in. Throws LinkExpired when the account is gone, AccountLocked when it is locked.
 */
export async function resetPassword(
  context: Context,
  { ticket, password }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const hash = await hashNewPassword(password);
  const opened = await context.db.transaction(async (tx) => {
    const { userId } = await takeTicket(tx, 'reset', ticket, context.now());
    await refuseUnusable(tx, userId);
    await setPassword(tx, userId, hash, context.now());
    await endSessions(tx, { personId: userId }, 'device');
    return openSession(context, tx, userId);
  });
  return giveSession(context, opened);
}

async function refuseUnusable(tx: Tx, userId: string): Promise<void> {
  const user = await tx.selectFrom('account_user').select('locked_at').where('id', '=', userId).executeTakeFirst();
  if (!user) throw new CodedError('LinkExpired');
  if (user.locked_at !== null) throw new CodedError('AccountLocked');
}
