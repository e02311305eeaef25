import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { logIn as contract } from '../contract';
import { accountTarget } from '../rules/target';
import { isSecret } from './auth/passwords';
import { giveSession, openSession } from './auth/sessions';
import { type FoundUser, findUser } from './find-user';

const guesses = { seconds: 15 * 60, strict: true };

/**
 * Logs in by password (specification section 8, 'wrong user name or password'). WrongLogin is the answer, after the same
 * work, to an account that is unknown, malformed or has no password, and to a wrong password; AccountLocked comes only
 * after the right one. An account may be tried ten times in 15 minutes, a client may try a hundred times.
 */
export async function logIn(
  context: Context,
  { account, region, password }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const target = await accountTarget(account, region);
  await context.limit({ name: 'logins from', client: context.client.address, limit: { max: 100, ...guesses } });
  await context.limit({ name: 'logins to', client: target?.address ?? account, limit: { max: 10, ...guesses } });
  const user = target && (await findUser(context.db, target));
  const isRight = await isSecret(context, user?.passwordHash, password);
  if (!user || !isRight) throw new CodedError('WrongLogin');
  if (user.isLocked) throw new CodedError('AccountLocked');
  const opened = await context.db.transaction(async (tx) => {
    if (!(await isStillPassword(tx, user))) throw new CodedError('WrongLogin');
    return openSession(context, tx, user.id);
  });
  return giveSession(context, opened);
}

/**
 * Whether the password is still the one that was compared, and it stays so until the transaction ends: a new one, set at
 * the same instant, either refuses this login or ends it.
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
