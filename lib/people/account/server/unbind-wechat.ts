import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { unbindWechat as contract, Security } from '../contract';
import { takeConfirmation } from './confirm-identity';
import { getSecurity } from './get-security';

/**
 * Unbinds the chat app's login from the caller's account. Idempotent. Throws LastWayIn when no other login is left: a
 * phone is one, by its codes; an e-mail address only with a password.
 */
export async function unbindWechat(context: Context, { ticket }: InputOf<typeof contract>): Promise<Security> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    await takeConfirmation(context, tx, ticket);
    await tx
      .deleteFrom('account_credential')
      .where('user_id', '=', personId)
      .where('provider_id', '=', 'wechat')
      .execute();
    const other = await tx
      .selectFrom('account_user')
      .leftJoin('account_credential as secret', (join) =>
        join.onRef('secret.user_id', '=', 'account_user.id').on('secret.provider_id', '=', 'credential'),
      )
      .select('account_user.id')
      .where('account_user.id', '=', personId)
      .where((eb) =>
        eb.or([eb('phone', 'is not', null), eb.and([eb('email', 'is not', null), eb('secret.id', 'is not', null)])]),
      )
      .executeTakeFirst();
    if (!other) throw new CodedError('LastWayIn');
  });
  return getSecurity(context);
}
