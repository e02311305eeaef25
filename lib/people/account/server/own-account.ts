import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * The caller's full account, so not for answers. Throws Unauthorized for a visitor, and when it has just been erased.
 */
export async function findOwnAccount(context: Context) {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const [user, credentials] = await Promise.all([
    read.selectFrom('account_user').selectAll().where('id', '=', personId).executeTakeFirst(),
    read.selectFrom('account_credential').select(['provider_id', 'password']).where('user_id', '=', personId).execute(),
  ]);
  if (!user) throw new CodedError('Unauthorized');
  return {
    ...user,
    passwordHash: credentials.find(({ provider_id }) => provider_id === 'credential')?.password ?? null,
    hasWechat: credentials.some(({ provider_id }) => provider_id === 'wechat'),
  };
}
