import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { logIn as contract } from '../contract';
import { accountTarget } from '../rules/target';
import { isSecret } from './auth/passwords';
import { giveSession, openSession } from './auth/sessions';
import { type FoundUser, findUser } from './find-user';
import { payForGuess, refundGuess } from './guess-shares';
import { giveBackShares } from './shares';

/**
 * Logs in by password (specification section 8, 'wrong user name or password'). Throws WrongLogin, after the same work,
 * for an account that is unknown, malformed or has no password, and for a wrong password; AccountLocked only after the
 * right one. See {@link payForGuess} for the limits of wrong passwords.
 */
export async function logIn(
  context: Context,
  { account, region, password, proof }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const target = await accountTarget(account, region);
  const paid = await payForGuess(context, { account: target?.address ?? account, target, proof });
  const user = target && (await findUser(context.db, target));
  const isRight = await isSecret(user?.passwordHash, password);
  if (!user || !isRight) throw new CodedError('WrongLogin');
  if (user.isLocked) {
    await refundGuess(context, paid);
    throw new CodedError('AccountLocked');
  }
  const opened = await context.db.transaction(async (tx) => {
    if (!(await isStillPassword(tx, user))) throw new CodedError('WrongLogin');
    await giveBackShares(tx, paid, context.now());
    return openSession(context, tx, user.id);
  });
  return giveSession(context, opened);
}

/**
 * Whether the password is still the one that was compared. The row stays locked until the transaction ends: a new
 * password set at the same moment either fails this login or ends its session.
 */
async function isStillPassword(tx: Tx, { id, passwordHash }: FoundUser): Promise<boolean> {
  const held = await tx
    .updateTable('account_credential')
    .set({ password: passwordHash })
    .where('user_id', '=', id)
    .where('provider_id', '=', 'credential')
    .where('password', '=', passwordHash)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}
