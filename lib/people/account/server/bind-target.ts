import type { Context } from '@/lib/platform/server/context';
import { violationOf } from '@/lib/platform/server/db/violations';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { bindTarget as contract, Security } from '../contract';
import type { Target } from '../rules/target';
import { takeConfirmation } from './confirm-identity';
import { getSecurity } from './get-security';
import { takeCode } from './take-code';
import { targetOfInput } from './target-of-input';

/**
 * Binds a phone or an e-mail address, proven by its code, replacing the previous one. Throws NumberLinked for a phone
 * and AccountExists for an e-mail address that another account has: of two concurrent bindings one succeeds.
 */
export async function bindTarget(
  context: Context,
  { ticket, code, request, ...fields }: InputOf<typeof contract>,
): Promise<Security> {
  const { personId } = signedIn(context);
  const target = await targetOfInput(fields);
  await takeCode(context, target, 'bind', { code, request });
  await context.db
    .transaction(async (tx) => {
      await takeConfirmation(context, tx, ticket);
      await tx
        .updateTable('account_user')
        .set({ ...changeOf(target), updated_at: context.now() })
        .where('id', '=', personId)
        .execute();
    })
    .catch((error: unknown) => {
      // No other unique constraint can fail here.
      if (violationOf(error) !== 'unique') throw error;
      throw new CodedError(target.channel === 'phone' ? 'NumberLinked' : 'AccountExists');
    });
  return getSecurity(context);
}

function changeOf({ channel, address }: Target) {
  return channel === 'phone' ? { phone: address } : { email: address, email_verified: 1 as const };
}
